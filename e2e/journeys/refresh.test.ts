import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeChromium, openChromium } from '../chromium';
import { makeClock, type Clock } from '../clock';
import { patiently } from '../patience';
import { openOfficialClient, type OfficialClient } from '../sdk';
import { startServiceIn, type Service } from '../service';
import { DEVICE } from '../visit';

const PASSWORD = 'Sunrise2024';
/** The client refreshes five minutes before an access token of an hour expires. */
const REFRESHES_AFTER = 3300;

// The official client in a browser. The time of the browser and of the service is passed in.

describe.runIf(DEVICE === 'chromium')('a lost answer of v1/token', () => {
  let clock: Clock;
  let service: Service;
  beforeAll(async () => {
    clock = makeClock();
    service = await startServiceIn(clock.env);
  });
  afterAll(async () => {
    await closeChromium();
    await service.stop();
    clock.close();
  });

  const client = async () =>
    openOfficialClient((await openChromium(service.address)).page, service.address);
  const pass = async (seconds: number, ...clients: OfficialClient[]) => {
    clock.passes(seconds);
    for (const { page } of clients) await page.clock.fastForward(seconds * 1000);
  };

  test.each([1, 31, 16 * 60])('B2 SES-4 repeated after %i s signs no device out', async (late) => {
    const email = `person${late}@example.org`;
    const [here, there] = [await client(), await client()];
    expect(await here.ask('signUp', email, PASSWORD)).toBe('ok');
    expect(await there.ask('signIn', email, PASSWORD)).toBe('ok');
    let lost = 0;
    let isCut = true;
    const answers: number[] = [];
    await here.page.route('**/v1/token*', async (route) => {
      const answer = await route.fetch();
      answers.push(answer.status());
      if (!isCut) return route.fulfill({ response: answer });
      lost += 1;
      return route.abort('connectionreset');
    });

    await pass(REFRESHES_AFTER, here);
    await patiently(() => Promise.resolve(lost === 1));
    isCut = false;
    await pass(late, here);
    // Before its own repeat after 30 seconds the client is asked for a token.
    if (late < 30) expect(await here.ask('refresh')).toBe('ok');
    await patiently(() => Promise.resolve(answers.length > 1));

    expect(
      answers.every((status) => status === 200),
      answers.join(),
    ).toBe(true);
    expect(await here.ask('reload')).toBe('ok');
    expect(await here.ask('who')).toBe(email);
    expect(await here.ask('refresh')).toBe('ok');
    await pass(0, there);
    expect(await there.ask('refresh')).toBe('ok');
    expect(await there.ask('reload')).toBe('ok');
    expect(await there.ask('who')).toBe(email);
    await here.page.context().close();
    await there.page.context().close();
  });
});
