import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { KeyList } from '../key-list.tsx'
import { TextCard, TextPage } from './text-page.tsx'

export function HelpPage() {
  return (
    <TextPage title="Help" lead="How to find a record and how to read it.">
      <TextCard title="Search">
        <p>
          Choose what you look for in the box at the top, type a name, symbol, identifier or word, and press Enter. Upper and lower case
          make no difference. Exact names come first, then names that begin with your text, then full names, then descriptions.
        </p>
        <p>
          A results page has an address of its own: copy it to keep or share the search. More kinds of search are listed on the{' '}
          <PageLink href="/search/overview">search overview</PageLink>.
        </p>
      </TextCard>
      <TextCard title="Record pages">
        <p>
          A locus is a place in the genome, named by its AGI code such as AT4G18960. A gene model is one transcript of it, such as
          AT4G18960.1. The list at the left of a record names its sections; a greyed section holds nothing for this record.
        </p>
      </TextCard>
      <TextCard title="Keys">
        <KeyList />
        <p>
          Keys of a single sign rest while you type. “Keyboard shortcuts” at the foot of every page shows this list and switches them off.
        </p>
      </TextCard>
      <TextCard title="Questions">
        <p>
          Write to our curators: <CuratorMail />
        </p>
      </TextCard>
    </TextPage>
  )
}
