export const visit = {
  bar: 'Help with this visit',
  leaveNow: 'Leave now',
  leaveNowNote:
    'Hides this screen and ends your visit right away. You can also press Shift three times.',
  myList: (count: number) => `My list (${count})`,
  reading: 'Help with reading',
  smaller: 'Smaller text',
  larger: 'Larger text',
  size: (percent: number) => `Text size ${percent} percent`,
  contrast: 'More contrast',
  read: 'Read this page',
  stopReading: 'Stop reading',
  readFailed: "This page can't be read out loud right now.",

  session: {
    in: (who: string) => `Logged in: ${who}`,
    logOut: 'Log out',
    out: 'You are logged out.',
  },

  idle: {
    title: 'Are you still here?',
    text: 'To keep your information safe, this screen will start over soon. Touch the screen or press any key to stay.',
    left: (seconds: number) =>
      seconds === 1 ? 'It starts over in 1 second.' : `It starts over in ${seconds} seconds.`,
    stay: "I'm still here",
    logOutText:
      'To keep your information safe, you will be logged out soon. Touch the screen or press any key to stay.',
    logOutLeft: (seconds: number) =>
      seconds === 1
        ? 'You will be logged out in 1 second.'
        : `You will be logged out in ${seconds} seconds.`,
  },

  staff: {
    open: 'Staff',
    title: 'For staff',
    text: 'Type the PIN of this computer to close this program.',
    pin: 'PIN',
    leave: 'Close the program',
    back: 'Back',
    wrong: "That PIN isn't right. Try again.",
    pause: 'Too many tries. Wait 15 minutes.',
  },

  take: {
    button: (name: string) => `Save or share: ${name}`,
    short: 'Save or share',
    hint: 'Press "Save or share" to print a place, open it on a phone, or add it to your list.',
    code: 'QR code for this page',
    scan: 'Scan this code with your phone camera to open this page on your phone.',
    print: 'Print this',
    printing: 'Printing …',
    printFailed: "We couldn't print it. Please tell the staff.",
    add: 'Add to my list',
    remove: 'Remove from my list',
    full: 'Your list is full. Remove something first.',
    close: 'Close',
    phone: 'Open this on a phone',
  },

  mine: {
    title: 'My List',
    text: 'These are the places you chose. You can print them, or take them along on a phone. This list is deleted when your visit ends.',
    shared: 'These are the places from your code.',
    empty: 'Your list is empty. Open a list and press "Save or share" next to a place.',
    print: 'Print my list',
    gone: (count: number) =>
      count === 1
        ? 'One place has changed since you chose it, or is not listed now. Look for it in the lists.'
        : `${count} places have changed since you chose them, or are not listed now. Look for them in the lists.`,
    keep: 'Put these on my list',
    missed: (count: number) =>
      count === 1
        ? 'We could not get one of your places now. It stays on your list. Try again later.'
        : `We could not get ${count} of your places now. They stay on your list. Try again later.`,
    noCode: 'We could not read this code. Ask who gave it to you, or look in the lists.',
    takeOff: (count: number): string =>
      count === 1 ? 'Take it off my list' : 'Take them off my list',
    putBack: 'Put my list back',
    clear: 'Clear my list',
    remove: (name: string) => `Remove: ${name}`,
    removeShort: 'Remove',
    toLists: 'Go to the lists',
  },

  keyboard: {
    label: 'Keyboard on the screen',
    space: 'Space',
    shift: 'Capitals',
    back: 'Delete',
    enter: 'Enter',
    symbols: 'Symbols',
    letters: 'Letters',
    hide: 'Hide keyboard',
    hideShort: 'Hide',
    left: 'Move left',
    right: 'Move right',
  },
};

/** A language that lacks a sentence does not compile. */
export type VisitWords = typeof visit;
