import { dayOf } from '@rosette/contract-kit/clock.ts'
import { defineEntryForm, type EntryFormDefinition } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import type { EditedNotices } from '../contract/news-editing.ts'

/** The three kinds of notices that curators write, by the part of the API's address that names them. */
export const noticeKinds = ['items', 'events', 'jobs'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export type NoticeValues = Record<string, string>

/** A row of the editor's list. */
export type NoticeLine = { id: number; date: string; title: string; values: NoticeValues }

type NoticeForm = {
  /** Of the tab. */
  label: string
  /** Of one of them, in buttons. */
  word: string
  definition: EntryFormDefinition
  /** The field whose HTML is previewed. */
  html: string | null
  blank(): NoticeValues
  linesOf(notices: EditedNotices): NoticeLine[]
  /** What the API is sent. */
  draftOf(values: NoticeValues): unknown
}

const required = (label: string) => ({
  isRequired: true,
  check: (value: string) => (value.trim() === '' ? `${label} is required.` : null),
})

const day = (label: string) => ({
  label,
  control: 'text' as const,
  size: 'medium' as const,
  placeholder: 'YYYY-MM-DD',
  check: (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'Enter a date as YYYY-MM-DD.'),
})

/** As much as the API takes. */
const longestHtml = 100_000

const allowed = 'HTML: paragraphs, lists, tables, links, bold and italic. Anything else is removed.'

const today = () => dayOf(new Date())
const orNull = (text: string | undefined) => (text?.trim() ? text.trim() : null)

const items: NoticeForm = {
  label: 'News',
  word: 'news item',
  html: 'content',
  definition: defineEntryForm<{ title: string; date: string; content: string }>({
    fields: {
      title: { label: 'Title', control: 'text', size: 'large', ...required('Title') },
      date: { ...day('Date'), isRequired: true, hint: 'An item with a later date is published on that day.' },
      content: { label: 'Text', control: 'textarea', rows: 8, maxLength: longestHtml, size: 'large', hint: allowed, ...required('Text') },
    },
    sections: [{ legend: 'News item', lines: [['title'], ['date'], ['content']] }],
  }),
  blank: () => ({ title: '', date: today(), content: '' }),
  linesOf: ({ news }) => news.map(({ id, ...values }) => ({ id, date: values.date, title: values.title, values })),
  draftOf: (values) => values,
}

const events: NoticeForm = {
  label: 'Events',
  word: 'event',
  html: null,
  definition: defineEntryForm<Record<'headline' | 'begins' | 'ends' | 'venue' | 'city' | 'region' | 'country' | 'uri', string>>({
    fields: {
      headline: { label: 'Headline', control: 'text', size: 'large', ...required('Headline') },
      begins: { ...day('Begins'), isRequired: true },
      ends: { ...day('Ends'), isRequired: true },
      venue: { label: 'Venue', control: 'text', size: 'large' },
      city: { label: 'City', control: 'text' },
      region: { label: 'State or region', control: 'text' },
      country: { label: 'Country', control: 'text' },
      uri: { label: 'Web address', control: 'text', size: 'large', placeholder: 'https://', ...required('Web address') },
    },
    sections: [{ legend: 'Event', lines: [['headline'], ['begins', 'ends'], ['venue'], ['city', 'region', 'country'], ['uri']] }],
  }),
  blank: () => ({ headline: '', begins: '', ends: '', venue: '', city: '', region: '', country: '', uri: '' }),
  linesOf: ({ events: rows }) =>
    rows.map(({ id, headline, begins, ends, venue, location: { CityName, RegionName, CountryName }, uri }) => {
      const place = { venue: venue ?? '', city: CityName ?? '', region: RegionName ?? '', country: CountryName ?? '' }
      return { id, date: begins, title: headline, values: { headline, begins, ends, uri, ...place } }
    }),
  draftOf: ({ venue, city, region, country, ...values }) => ({
    ...values,
    venue: orNull(venue),
    location: { CityName: orNull(city), RegionName: orNull(region), CountryName: orNull(country) },
  }),
}

const jobs: NoticeForm = {
  label: 'Jobs',
  word: 'job',
  html: 'posting',
  definition: defineEntryForm<Record<'headline' | 'employerName' | 'location' | 'issuedOn' | 'deadline' | 'uri' | 'posting', string>>({
    fields: {
      headline: { label: 'Headline', control: 'text', size: 'large', ...required('Headline') },
      employerName: { label: 'Employer', control: 'text', size: 'large', ...required('Employer') },
      location: { label: 'Location', control: 'text', size: 'large', ...required('Location') },
      issuedOn: { ...day('Posted'), isRequired: true },
      deadline: { ...day('Deadline'), hint: 'Optional.', check: (value) => (value === '' ? null : day('').check(value)) },
      uri: {
        label: 'Web address or name',
        control: 'text',
        size: 'large',
        ...required('Web address or name'),
        hint: 'https://… for a posting elsewhere; a name such as technician.html for one on this site.',
      },
      posting: {
        label: 'Text of the posting',
        control: 'textarea',
        rows: 8,
        size: 'large',
        hint: `For a posting on this site. ${allowed}`,
      },
    },
    sections: [{ legend: 'Job', lines: [['headline'], ['employerName'], ['location'], ['issuedOn', 'deadline'], ['uri'], ['posting']] }],
  }),
  blank: () => ({ headline: '', employerName: '', location: '', issuedOn: today(), deadline: '', uri: '', posting: '' }),
  linesOf: ({ jobs: rows }) =>
    rows.map(({ id, deadline, posting, ...values }) => ({
      id,
      date: values.issuedOn,
      title: values.headline,
      values: { ...values, deadline: deadline ?? '', posting: posting ?? '' },
    })),
  draftOf: ({ deadline, posting, ...values }) => ({ ...values, deadline: orNull(deadline), posting: orNull(posting) }),
}

export const noticeForms: Readonly<Record<NoticeKind, NoticeForm>> = { items, events, jobs }
