"""What all models have in common: they never change, and each side is as strict as it must be."""

from pydantic import BaseModel, ConfigDict


class FromClient(BaseModel):
    """What a client sends: nothing is taken for something else; what nobody asked for is left."""

    model_config = ConfigDict(frozen=True, strict=True)


class ToClient(BaseModel):
    """What the server sends: exactly these fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class OpenToClient(BaseModel):
    """What the server sends: these fields, and more that are a game's own."""

    model_config = ConfigDict(frozen=True, extra="allow")
