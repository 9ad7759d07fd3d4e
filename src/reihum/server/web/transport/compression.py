"""Compression of what is sent: each message against the one before it, which is nearly the same.

A `sync` has the whole view, and little of it is new. Deflate finds what it has seen in the last
4 KiB, so that a whole view costs about as many bytes as what has changed in it. zlib would keep
some 20 KiB for each socket to do so; we keep the last message instead, and show it to a new
compressor. For whoever reads, it makes no difference.
"""

import zlib
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW = 12  # bits
LEVEL, MEMORY = 3, 2  # of zlib: quick to set up, and hardly larger than with more
WORTH_WHILE = 200  # bytes: an `ack` is no shorter compressed
END = b"\x00\x00\xff\xff"  # of each compressed message; it is understood, and not sent


class Compression(PerMessageDeflate):
    """permessage-deflate (RFC 7692) that keeps no compressor between messages."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        alone, window = agreed.remote_no_context_takeover, agreed.remote_max_window_bits
        super().__init__(alone, True, window, agreed.local_max_window_bits)
        self._keeps = not agreed.local_no_context_takeover  # the client, what it has read
        self._last = b""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message, if that is worth while."""
        whole = frame.opcode is Opcode.TEXT and frame.fin
        body = self.shrunk(bytes(frame.data)) if whole else None
        return frame if body is None else Frame(frame.opcode, body, rsv1=True)

    def shrunk(self, data: bytes) -> bytes | None:
        """The next message, compressed; None where that is not worth while."""
        if len(data) < WORTH_WHILE:
            return None
        settings = LEVEL, zlib.DEFLATED, -self.local_max_window_bits, MEMORY
        if self._last:  # what the client has read
            encoder = zlib.compressobj(*settings, zdict=self._last)
        else:
            encoder = zlib.compressobj(*settings)
        if self._keeps:
            self._last = data
        body = encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)
        return body.removesuffix(END)

    def grown(self, body: bytes, most: int) -> bytes | None:
        """A whole message of the client, as it was before; None where it may not be sound.

        Of its messages each is on its own, if that was agreed on.
        """
        if not self.remote_no_context_takeover:
            return None
        decoder = zlib.decompressobj(-self.remote_max_window_bits)
        try:
            data = decoder.decompress(body + END, most)
        except zlib.error:
            return None
        return None if decoder.unconsumed_tail else data


class CompressionFactory(ServerPerMessageDeflateFactory):
    """Agrees on compression with a client that offers it; of its messages, each is on its own."""

    def __init__(self) -> None:
        super().__init__(server_max_window_bits=WINDOW, client_no_context_takeover=True)

    def process_request_params(
        self,
        params: Sequence[ExtensionParameter],
        accepted_extensions: Sequence[Extension],
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Compression(agreed)
