import { useState } from 'react';
import { useBuilderWords } from '../words/builderWords';
import { change, useAnswers } from '../resumeanswers/answers';
import { Question } from './Question';
import { after } from './steps';
import { TextField } from './TextField';

const NAME_LONGEST = 80;
const LONGEST = 100;
/** Whole, with an @ and a dot behind it; of a log-in more is asked. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The name, and how an employer reaches the person. */
export function ReachStep() {
  const { reach: words } = useBuilderWords();
  const { name, phone, email, town } = useAnswers();
  const [isMissing, setMissing] = useState(false);
  const [isNoEmail, setNoEmail] = useState(false);
  const check = () => {
    const isThere = name.trim() !== '';
    const isUsable = email.trim() === '' || EMAIL.test(email.trim());
    setMissing(!isThere);
    setNoEmail(!isUsable);
    if (!isThere) document.getElementById('builder-name')?.focus();
    else if (!isUsable) document.getElementById('builder-email')?.focus();
    return isThere && isUsable;
  };
  return (
    <Question
      title={words.title}
      text={words.text}
      step="reach"
      next={after('reach')}
      check={check}
    >
      <TextField
        id="name"
        label={words.name}
        text={name}
        longest={NAME_LONGEST}
        problem={isMissing ? words.needed : ''}
        onChange={(text) => {
          setMissing(false);
          change({ name: text });
        }}
      />
      <TextField
        id="phone"
        type="tel"
        label={words.phone}
        text={phone}
        longest={LONGEST}
        onChange={(text) => change({ phone: text })}
      />
      <TextField
        id="email"
        type="email"
        label={words.email}
        text={email}
        longest={LONGEST}
        problem={isNoEmail ? words.badEmail : ''}
        onChange={(text) => {
          setNoEmail(false);
          change({ email: text });
        }}
      />
      <TextField
        id="home-town"
        label={words.town}
        text={town}
        longest={LONGEST}
        onChange={(text) => change({ town: text })}
      />
    </Question>
  );
}
