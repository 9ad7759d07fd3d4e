"""What is sent is compressed against the message before it, and read by any client."""

import random
import zlib

from hypothesis import given
from hypothesis import strategies as st
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from reihum.server.web.transport.compression import END, Compression, CompressionFactory

OFFER: list[ExtensionParameter] = [("client_max_window_bits", None)]
ALONE: list[ExtensionParameter] = [("server_no_context_takeover", None)]


def agreed(offer: list[ExtensionParameter]) -> tuple[dict[str, str | None], Compression]:
    answer, compression = CompressionFactory().process_request_params(offer, [])
    assert isinstance(compression, Compression)
    return dict(answer), compression


def sent(compression: Compression, texts: list[bytes]) -> list[Frame]:
    return [compression.encode(Frame(Opcode.TEXT, text)) for text in texts]


@given(
    seed=st.integers(),
    sizes=st.lists(st.integers(0, 12_000), max_size=8),
    window=st.sampled_from([None, "9", "10", "15"]),
)
def test_whatever_is_sent_can_be_read(seed: int, sizes: list[int], window: str | None) -> None:
    """By a client that knows nothing of how it is made, with the window that was agreed on."""
    chance, offer = random.Random(seed), [("server_max_window_bits", window)] if window else []
    answer, compression = agreed([*OFFER, *offer])
    whole = bytes(chance.choices(b"[]{},:0123456789upend", k=12_000))
    texts = [whole[: size // 2] + whole[-size // 2 :] for size in sizes]
    reader = zlib.decompressobj(-int(answer["server_max_window_bits"] or 15))
    for text, frame in zip(texts, sent(compression, texts), strict=True):
        body = bytes(frame.data)
        assert (reader.decompress(body + END) if frame.rsv1 else body) == text


def test_what_was_sent_before_costs_next_to_nothing() -> None:
    whole = bytes(random.Random(1).choices(b"0123456789", k=2000))
    first, again, other = sent(agreed(OFFER)[1], [whole, whole[:1000] + b"!" + whole[1000:], b"{}"])
    assert len(first.data) > 800 > 60 > len(again.data)
    assert (other.data, other.rsv1) == (b"{}", False)  # too short to be worth while


def test_a_client_that_keeps_nothing_gets_each_message_on_its_own() -> None:
    answer, compression = agreed(ALONE)
    whole = bytes(random.Random(2).choices(b"0123456789", k=2000))
    for frame in sent(compression, [whole, whole]):
        assert zlib.decompressobj(-12).decompress(bytes(frame.data) + END) == whole
    assert "server_no_context_takeover" in answer


def test_pings_and_bytes_are_left_alone() -> None:
    compression = agreed(OFFER)[1]
    for frame in (Frame(Opcode.PING, b"1234"), Frame(Opcode.BINARY, b"x" * 999)):
        assert compression.encode(frame) is frame


def test_nothing_is_kept_for_a_client_between_its_messages() -> None:
    answer, compression = agreed(OFFER)
    assert "client_no_context_takeover" in answer
    assert not hasattr(compression, "encoder")
    assert not hasattr(compression, "decoder")


def test_the_usual_way_is_what_is_agreed_on() -> None:
    """A client cannot tell it from the library's own."""
    usual = ServerPerMessageDeflateFactory(
        server_max_window_bits=12, client_no_context_takeover=True
    )
    assert agreed(OFFER)[0] == dict(usual.process_request_params(OFFER, [])[0])
