import { launch, type Running } from './processes';

/** A virtual screen with a window manager, for windows that need one. */
export async function openScreen(): Promise<{ display: string; close: () => Promise<void> }> {
  const size = ['-screen', '0', '1280x800x24'];
  const server = launch('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp']);
  const display = await new Promise<string>((resolve) => {
    server.child.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  const manager: Running = launch('openbox', [], { DISPLAY: display });
  return {
    display,
    close: async () => {
      await manager.stop();
      await server.stop();
    },
  };
}
