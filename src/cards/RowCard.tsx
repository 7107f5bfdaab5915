import { memo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../generated/bindings';
import { keyOf } from '../mylist/items';
import { DataLine, DataText } from '../places/DataText';
import { EMPTY, siteOf, valueOf } from '../places/cellContent';
import { CheckedDay } from '../places/CheckedDay';
import { PlaceFacts } from '../places/PlaceFacts';
import { NoContact } from '../places/NoContact';
import { PaperSite } from '../places/PaperSite';
import { PhoneLine } from '../places/PhoneLine';
import { contactGapOf } from '../places/reachable';
import { RowActions } from './RowActions';

/** Fields with a place of their own on a card; the others follow as facts. */
const PLACED = ['name', 'type', 'address', 'city', 'zip', 'county', 'phone', 'website', 'site'];

/** One row of a list as a card: what it is, where, how to reach it, then all that is known. */
export const RowCard = memo(function RowCard({ list, row }: { list: string; row: Row }) {
  const known = (field: string) => valueOf(row, field) !== EMPTY;
  const where = ['address', 'city', 'zip', 'county'].filter(known);
  return (
    <li className="card place-card">
      <h2 lang="en">
        <Link to={`/places/${list}.${keyOf(row)}`}>{valueOf(row, 'name')}</Link>
      </h2>
      {known('type') && (
        <p className="place-kind" lang="en">
          <DataText field="type" text={valueOf(row, 'type')} />
        </p>
      )}
      {where.length > 0 && (
        <p className="place-where" lang="en">
          <DataLine values={where.map((field) => [field, valueOf(row, field)])} />
        </p>
      )}
      <PhoneLine phone={known('phone') ? valueOf(row, 'phone') : null} />
      <PaperSite address={siteOf(row)} />
      <NoContact gap={contactGapOf(list, row)} />
      <PlaceFacts row={row} without={PLACED} Checked={CheckedDay} />
      <RowActions list={list} row={row} />
    </li>
  );
});
