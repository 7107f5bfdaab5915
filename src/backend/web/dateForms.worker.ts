// What the screens ask for: the time in New Jersey, dates, "3 weeks ago", miles, and names in their order.
const zone = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const;
new Intl.DateTimeFormat('sv-SE', zone).format();
new Intl.RelativeTimeFormat('en-US').format(-1, 'week');
new Intl.NumberFormat('en-US').format(1.5);
new Intl.Collator('en-US').compare('a', 'b');
self.close();

export {};
