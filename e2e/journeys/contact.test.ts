import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

async function writes(subject: string) {
  const { person } = visit;
  await person.opens('/contact');
  await person.types('Name', 'Ana Ñúñez');
  await person.types('Contact Information', '609-555-0100');
  await person.types('Subject', subject);
  await person.types('Message', 'Where do I get an ID?');
}

const mailsAbout = (subject: string) =>
  visit.service.mails().filter((mail) => mail.includes(`Subject: New Beginnings: ${subject}`));

describe('the contact form', () => {
  test('CON-1 all four fields are required, and the first missing one is named', async () => {
    const { person } = visit;
    await person.opens('/contact');
    await person.clicks('button', 'Send Message');
    await person.sees('Enter your name.');
    expect(await person.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
      'name',
    );
    const required = await person.evaluate(() => document.querySelectorAll('[required]').length);
    expect(required).toBe(4);
    expect(await person.violations()).toEqual([]);
  });

  test('CON-2 a message is confirmed, stored and mailed once', async () => {
    await writes('An ID card');
    await visit.person.clicks('button', 'Send Message');
    await visit.person.sees('Thank you. We have your message.');
    await patiently(() => Promise.resolve(mailsAbout('An ID card').length === 1));
    expect(await visit.person.violations()).toEqual([]);
  });

  test.runIf(DEVICE === 'chromium')(
    'CON-2 a failed send keeps what was typed, and a second try arrives once',
    async () => {
      const { person, link } = visit;
      await writes('Second try');
      link.weather = 'cut';
      await person.clicks('button', 'Send Message');
      await person.sees('Your message was not sent');
      expect(await person.evaluate(() => document.querySelector('textarea')?.value)).toBe(
        'Where do I get an ID?',
      );
      expect(await person.violations()).toEqual([]);

      link.weather = 'fine';
      await person.clicks('button', 'Send Message');
      await person.sees('Thank you. We have your message.');
      await patiently(() => Promise.resolve(mailsAbout('Second try').length === 1));
    },
  );

  test.runIf(DEVICE === 'kiosk')(
    'CON-2 KSK-4 without a network the message waits and is sent once',
    async () => {
      const { person, link } = visit;
      await writes('Later');
      link.weather = 'cut';
      await person.clicks('button', 'Send Message');
      await person.sees('Your message is saved.');
      expect(mailsAbout('Later')).toHaveLength(0);

      link.weather = 'fine';
      await patiently(() => Promise.resolve(mailsAbout('Later').length > 0), 40_000);
      await person.opens('/about');
      expect(mailsAbout('Later')).toHaveLength(1);
    },
  );
});

describe('page views', () => {
  let counted: Visit;
  beforeAll(async () => {
    counted = await beginVisit();
  });
  afterAll(() => counted.end());

  test('ANA four pages are counted by page, day and site, and nothing else is', async () => {
    const { person, service } = counted;
    // A kiosk begins its life at home.
    if (DEVICE === 'chromium') await person.opens('/');
    const food = 'Food Banks, Soup Kitchens, and Distribution Centers';
    for (const [path, heading] of [
      ['/resources/food', food],
      ['/resources/food?county=Essex', food],
      ['/resources/clothing', 'Clothing Rooms/Drives and Thrift Shops'],
      ['/resources/videos/career', 'Career Help'],
      ['/profile', 'Log In to New Beginnings'],
      ['/about', 'About Us'],
      ['/contact', 'Contact Us'],
    ] as const) {
      await person.movesTo(path);
      await person.seesHeading(heading);
    }
    const counts = (): Record<string, string> =>
      Object.fromEntries<string>(
        service
          .command('page-views')
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => {
            const [, page = '', ...rest] = line.split(',');
            return [page, rest.join(',')] as const;
          }),
      );
    // Only the key of an enrolled kiosk makes a site count; this kiosk has none.
    const site = DEVICE === 'kiosk' ? 'not enrolled' : 'web';
    const expected = {
      home: `${site},1`,
      resourcetables: `${site},2`,
      videogallery: `${site},1`,
      profile: `${site},1`,
    };
    // They arrive in several parcels.
    await patiently(() => Promise.resolve(isDeepStrictEqual(counts(), expected)), 45_000).catch(
      () => expect(counts()).toEqual(expected),
    );
  });
});
