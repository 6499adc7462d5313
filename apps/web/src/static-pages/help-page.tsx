import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { KeyList } from '../key-list.tsx'
import { TextCard, TextPage } from './text-page.tsx'

export function HelpPage() {
  return (
    <TextPage title="Help" lead="How to find a record and how to read it.">
      <TextCard title="Search">
        <p>
          Choose a category in the box at the top, type a name, symbol, identifier or word, and press Enter. Case does not matter. Exact
          names come first, then names that start with your text, then full names, then descriptions.
        </p>
        <p>
          Every results page has its own address: copy it to save or share the search. More search forms are listed on the{' '}
          <PageLink href="/search/overview">search overview</PageLink>.
        </p>
      </TextCard>
      <TextCard title="Record pages">
        <p>
          A locus is a position in the genome, named by an AGI code such as AT4G18960. A gene model is one of its transcripts, such as
          AT4G18960.1. The list on the left of a record shows its sections; sections without data are greyed out.
        </p>
      </TextCard>
      <TextCard title="Keyboard shortcuts">
        <KeyList />
        <p>
          Single-key shortcuts are disabled while you type. “Keyboard shortcuts” at the bottom of every page shows this list and turns them
          off.
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
