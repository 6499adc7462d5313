import { dayOf } from '@rosette/contract-kit/clock.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import type { CommunityEvent } from '../../community/contract/community-notices.ts'
import classes from './events-page.module.css'
import { NewsFrame } from './news-frame.tsx'
import { eventsQuery } from './news-queries.ts'

/** `/news/events`: what is to come, the next one first; what is over, folded (NEWS-007, FEED-012). */
export function EventsPage() {
  const found = useQuery(eventsQuery)
  return (
    <NewsFrame title="Conferences and Events" statement="Meetings, courses and workshops, the next one first." feed="events">
      <QueryPart query={found} what="events">
        {(events) => <Events events={events} today={dayOf(new Date())} />}
      </QueryPart>
    </NewsFrame>
  )
}

function Events({ events, today }: { events: readonly CommunityEvent[]; today: string }) {
  const coming = events.filter(({ ends }) => ends >= today)
  const past = events.filter(({ ends }) => ends < today).toReversed()
  return (
    <>
      {coming.length === 0 ? <EmptyText>No events are announced.</EmptyText> : <EventList label="Coming events" events={coming} />}
      {past.length === 0 ? null : (
        <details>
          <summary>Past events ({past.length})</summary>
          <EventList label="Past events" events={past} />
        </details>
      )}
    </>
  )
}

function EventList({ label, events }: { label: string; events: readonly CommunityEvent[] }) {
  if (events.length === 0) return null
  return (
    <ul className={classes.events} aria-label={label}>
      {events.map((event) => (
        <li key={`${event.begins} ${event.headline}`} className={classes.event}>
          <p className={classes.days}>{daysOf(event)}</p>
          <div>
            <OutsideLink href={event.uri} className={classes.headline}>
              {event.headline}
            </OutsideLink>
            <p className={classes.place}>{placeOf(event)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function daysOf({ begins, ends }: CommunityEvent) {
  if (begins === ends) return <time dateTime={begins}>{begins}</time>
  return (
    <>
      <time dateTime={begins}>{begins}</time> – <time dateTime={ends}>{ends}</time>
    </>
  )
}

function placeOf({ venue, location: { CityName, RegionName, CountryName } }: CommunityEvent): string {
  return [venue, CityName, RegionName, CountryName].filter((part) => part !== null).join(', ')
}
