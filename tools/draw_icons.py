"""Draw the client's icons as PNG files: the same temple as `web/public/icon.svg`, from its numbers."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
SIDE = 32  # of the drawing; icons are scaled
RED, CREAM = (0x8A, 0x2F, 0x22), (0xF7, 0xE7, 0xB8)
ROOF = ((4.0, 13.0), (16.0, 5.6), (28.0, 13.0), (28.0, 15.0), (4.0, 15.0))
BLOCKS = ((6.0, 16.0, 9.6, 24.0), (11.6, 16.0, 15.2, 24.0), (16.8, 16.0, 20.4, 24.0), (22.4, 16.0, 26.0, 24.0),
          (4.4, 25.0, 27.6, 27.6))  # fmt: skip
CORNER = 7.0
FINE = 4  # samples per pixel and direction
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.72)}


def in_roof(x: float, y: float) -> bool:
    """Is a point inside the gable? It is convex, so it lies on the same side of every edge."""
    sides = zip(ROOF, (*ROOF[1:], ROOF[0]), strict=True)
    return all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in sides)


def in_ground(x: float, y: float) -> bool:
    """Is a point inside the square with round corners?"""
    dx, dy = max(CORNER - x, x - SIDE + CORNER, 0.0), max(CORNER - y, y - SIDE + CORNER, 0.0)
    return dx * dx + dy * dy <= CORNER * CORNER


def sample(x: float, y: float, scale: float) -> tuple[int, int, int, int]:
    """The colour at a point. A maskable icon is red to its edges, with the temple inside the safe circle."""
    inner_x, inner_y = ((v - SIDE / 2) / scale + SIDE / 2 for v in (x, y))
    temple = in_roof(inner_x, inner_y) or any(a <= inner_x <= c and b <= inner_y <= d for a, b, c, d in BLOCKS)
    if temple:
        return (*CREAM, 255)
    return (*RED, 255) if scale < 1 or in_ground(x, y) else (*RED, 0)


def pixel(column: int, row: int, size: int, scale: float) -> bytes:
    """The mean of its samples."""
    steps = [(i + 0.5) / FINE for i in range(FINE)]
    found = [sample((column + a) * SIDE / size, (row + b) * SIDE / size, scale) for a in steps for b in steps]
    return bytes(sum(part) // len(found) for part in zip(*found, strict=True))


def png(size: int, scale: float) -> bytes:
    """A picture file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"".join(pixel(x, y, size, scale) for x in range(size)) for y in range(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def main() -> None:
    """All icons."""
    for name, (size, scale) in ICONS.items():
        (PUBLIC / name).write_bytes(png(size, scale))
        print(f"{name}: {(PUBLIC / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
