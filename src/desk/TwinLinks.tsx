import { Link, useLocation } from 'react-router';
import type { DeskPlace, DeskTwin } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useListName } from './listName';

/** Names the other rows of a place by their lists, and by their names where those are not the same. */
export function useTwinName(place: DeskPlace): (twin: DeskTwin) => string {
  const nameOf = useListName();
  const name = valueOf(place.row, 'name');
  const isPlain = (twin: DeskTwin) =>
    twin.name === name && place.twins.filter((it) => it.list === twin.list).length <= 1;
  return (twin) => (isPlain(twin) ? nameOf(twin.list) : `${nameOf(twin.list)} (${twin.name})`);
}

/** The other rows of a place as links that open them, in the same question of the queue. */
export function TwinLinks({ place }: { place: DeskPlace }) {
  const { search } = useLocation();
  const nameOf = useTwinName(place);
  return place.twins.map((twin, at) => (
    <span key={twin.id}>
      {at > 0 && ', '}
      <Link to={{ pathname: `/desk/check/${twin.id}`, search }}>{nameOf(twin)}</Link>
    </span>
  ));
}
