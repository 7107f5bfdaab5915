import Form from 'react-bootstrap/Form';
import { useBuilderWords } from '../words/builderWords';

/** Years back that can be chosen. */
const BACK = 65;

interface Props {
  id: string;
  label: string;
  year: number | null;
  onChange: (year: number | null) => void;
}

/** A year, or none. */
export function Year({ id, label, year, onChange }: Props) {
  const { place } = useBuilderWords();
  const now = new Date().getFullYear();
  const years = Array.from({ length: BACK }, (_, back) => now - back);
  return (
    <Form.Group controlId={`builder-${id}`} className="field year">
      <Form.Label>{label}</Form.Label>
      <Form.Select
        value={year ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{place.noYear}</option>
        {years.map((it) => (
          <option key={it} value={it}>
            {it}
          </option>
        ))}
      </Form.Select>
    </Form.Group>
  );
}
