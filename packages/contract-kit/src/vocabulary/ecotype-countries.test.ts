import { expect, test } from 'vitest'
import { countryOf, ecotypeCountries } from './ecotype-countries.ts'

// Every spelling in the country column of AraPheno_accessions.csv; UNK is the one that names no country.
const stored = [
  'Afghanistan',
  'Armenia',
  'Austria',
  'Azerbaijan',
  'BUL',
  'Belgium',
  'CRO',
  'Canada',
  'Cape Verde',
  'China',
  'Czech Republic',
  'DEN',
  'Estonia',
  'Finland',
  'France',
  'GER',
  'GRE',
  'Georgia',
  'Greece',
  'India',
  'Iran',
  'Ireland',
  'Italy',
  'Japan',
  'Kazakhstan',
  'Kyrgyzstan',
  'LIB',
  'Lebanon',
  'Lithuania',
  'Morocco',
  'NED',
  'New Zealand',
  'Norway',
  'POR',
  'Poland',
  'Romania',
  'Russia',
  'SRV',
  'SUI',
  'Serbia',
  'Slovakia',
  'Spain',
  'Sweden',
  'TZ',
  'Tajikistan',
  'Tanzania',
  'Turkey',
  'UK',
  'US',
  'Ukraine',
  'Uzbekistan',
]

test('[FECO-005] every spelling that the stored accessions have is a country of the form, of which there are 65 to 75', () => {
  expect(countryOf('UNK')).toBeNull()
  expect(stored.filter((spelling) => !ecotypeCountries.some((country) => country === countryOf(spelling)))).toEqual([])
  expect(ecotypeCountries.length).toBeGreaterThanOrEqual(65)
  expect(ecotypeCountries.length).toBeLessThanOrEqual(75)
})
