import { spawnSync } from 'node:child_process';
import { encode } from 'fast-png';

/** A picture of a screen. */
export interface Picture {
  /** The color of a point, as six hexadecimal digits. */
  colorAt(x: number, y: number): string;
  /** The whole picture as a PNG file. */
  png(): Uint8Array;
}

/**
 * Takes a picture with xwd(1). Nothing when a window closed while it was taken: xwd asks for each
 * window and gives up when one is gone.
 */
export function takePicture(display: string): Picture | undefined {
  const { status, stdout } = spawnSync('xwd', ['-root', '-silent', '-display', display], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? read(stdout) : undefined;
}

/** A file of xwd is a header of big-endian words, a table of colors of 12 bytes each, and the lines. */
function read(file: Buffer): Picture {
  const word = (index: number) => file.readUInt32BE(index * 4);
  const [header, width, height, bits] = [word(0), word(4), word(5), word(11)];
  const [bytesPerLine, colors] = [word(12), word(19)];
  const first = header + colors * 12;
  const at = (x: number, y: number) =>
    file.readUIntLE(first + y * bytesPerLine + (x * bits) / 8, 3);
  return {
    colorAt: (x, y) => at(x, y).toString(16).padStart(6, '0'),
    png: () => {
      const data = new Uint8Array(width * height * 3);
      for (let point = 0; point < width * height; point += 1) {
        const color = at(point % width, Math.floor(point / width));
        data.set([color >> 16, (color >> 8) & 255, color & 255], point * 3);
      }
      return encode({ width, height, data, channels: 3, depth: 8 });
    },
  };
}
