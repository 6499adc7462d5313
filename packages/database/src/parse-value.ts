import pg from 'pg'

const int8 = 20
const date = 1082
const int8Array = 1016

/**
 * How PostgreSQL's texts become values. Our keys and counts stay below 2^53, so bigint becomes a number;
 * a date stays the text it is, because a Date would move it into a time zone.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(typeId, format) {
    // The declared list of types lacks the arrays.
    const oid: number = typeId
    if (format === 'binary') return pg.types.getTypeParser(typeId, format)
    if (oid === int8) return parseSafeInteger
    if (oid === date) return (text: string) => text
    if (oid === int8Array) {
      const parseArray = pg.types.getTypeParser(typeId, 'text')
      return (text: string) => parseArray(text).map((item: string | null) => (item === null ? null : parseSafeInteger(item)))
    }
    return pg.types.getTypeParser(typeId, 'text')
  },
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large a number to be read exactly`)
  return value
}
