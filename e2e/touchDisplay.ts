import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from './patience';
import { launch, type Running } from './processes';

/** A place on the display, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A finger on the touch screen of a virtual display. Its events come from a device of the X server. */
export interface Finger {
  taps: (at: Point) => Promise<void>;
  /** Goes down at the first point, over all the others, and up at the last. */
  drags: (...way: [Point, ...Point[]]) => Promise<void>;
  /** Goes down and stays there until something has happened. */
  stays: (at: Point, until: () => Promise<void>) => Promise<void>;
}

/** An X server with a touch screen. */
export interface TouchDisplay {
  server: Running;
  finger: () => Promise<Finger>;
}

/** The protocol of the X server's driver "inputtest": the kinds of events, and XInput 2's kinds of touches. */
const VERSION = 0;
const SYNC = 1;
const TOUCH = 6;
const [BEGIN, UPDATE, END] = [18, 19, 20];
/** Length of a touch in bytes: 64 axes, each with two doubles. */
const TOUCH_BYTES = 1056;
/** Where the axes begin, after which ones are there. */
const [AXES_THERE, AXES] = [20, 32];
/** The largest value of an axis. */
const AXIS_MAX = 0xffff;

/** Starts an X server without a screen, with a touch screen of this size. Its number goes to its output. */
export function startTouchDisplay(size: string): TouchDisplay {
  const folder = mkdtempSync(join(tmpdir(), 'nb-e2e-touch-'));
  const [config, socket] = [join(folder, 'xorg.conf'), join(folder, 'finger')];
  writeFileSync(config, settings(size, socket));
  // It shares the terminals of this machine and switches to none.
  const words = ['-displayfd', '1', '-config', config, '-logfile', join(folder, 'log')];
  const server = launch('Xorg', [...words, '-nolisten', 'tcp', '-novtswitch', '-sharevts']);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    server: { ...server, stop },
    finger: () => within('the finger', fingerAt(socket, size)),
  };
}

/** The name of the file and the modes are the X server's own. The clock of the picture does not matter. */
function settings(size: string, socket: string): string {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const mode = [0, 48, 160, 408].map((more) => width + more).join(' ');
  const lines = [0, 1, 4, 42].map((more) => height + more).join(' ');
  return `
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "${size}" 108.00 ${mode} ${lines}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "${size}"
    Virtual ${width} ${height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "SocketPath" "${socket}"
  Option "DeviceType" "Touch"
  Option "TouchCount" "1"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "finger" "CorePointer"
EndSection
`;
}

async function fingerAt(path: string, size: string): Promise<Finger> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const socket = connect(path);
  await answered(socket, versionMessage());
  let touch = 0;
  const sends = async (kind: number, { x, y }: Point) => {
    socket.write(touchMessage(touch, kind, x / width, y / height));
    await answered(socket, header(SYNC, 8));
  };
  const drags = async (...way: [Point, ...Point[]]) => {
    touch += 1;
    await sends(BEGIN, way[0]);
    for (const point of way.slice(1)) await sends(UPDATE, point);
    await sends(END, way.at(-1) ?? way[0]);
  };
  const stays = async (at: Point, until: () => Promise<void>) => {
    touch += 1;
    await sends(BEGIN, at);
    await until();
    await sends(END, at);
  };
  return { taps: (at) => drags(at), drags, stays };
}

/** Sends a message that the server answers, and waits for its answer. */
async function answered(socket: Socket, message: Buffer): Promise<void> {
  const answer = once(socket, 'data');
  socket.write(message);
  await answer;
}

/** A message's length and kind. */
function header(kind: number, length: number): Buffer {
  const message = Buffer.alloc(length);
  message.writeUInt32LE(length, 0);
  message.writeUInt32LE(kind, 4);
  return message;
}

function versionMessage(): Buffer {
  const message = header(VERSION, 12);
  message.writeUInt16LE(1, 8);
  return message;
}

/** A touch at a part of the width and of the height. */
function touchMessage(touch: number, kind: number, x: number, y: number): Buffer {
  const message = header(TOUCH, TOUCH_BYTES);
  message.writeUInt32LE(touch, 8);
  message.writeUInt32LE(kind, 12);
  message.writeUInt8(0b11, AXES_THERE);
  message.writeDoubleLE(x * AXIS_MAX, AXES);
  message.writeDoubleLE(y * AXIS_MAX, AXES + 8);
  return message;
}
