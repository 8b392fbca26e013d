import pg from 'pg';

const BIGINT_OID = 20;
const NUMERIC_OID = 1700;

/** Epoch milliseconds and counts fit a double exactly; with this both engines give plain numbers. */
export const NUMBER_TYPES = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID || oid === NUMERIC_OID
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
