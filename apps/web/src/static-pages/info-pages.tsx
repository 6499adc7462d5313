import { siteAreas, type UnbuiltPage } from '@rosette/features/site/contract/site-pages.ts'
import { toComeSentences } from '@rosette/features/site/contract/to-come-sentences.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { CuratorMail, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { KeyList } from '../key-list.tsx'
import classes from './text-page.module.css'
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

export function ContactPage() {
  return (
    <TextPage title="Contact" lead="Your message will be read by a person.">
      <TextCard title="Curators">
        <p>
          Questions, corrections and missing data: <CuratorMail />
        </p>
        <p>
          To report an error on a page, send its address and what you expected to see. If the page shows a request id, please include it: it
          helps us find out what happened.
        </p>
      </TextCard>
    </TextPage>
  )
}

export function AboutPage() {
  return (
    <TextPage title="About Us">
      <TextCard title="What Rosette is">
        <p>
          Rosette is an open-source knowledge base of genetic and molecular biology data for <i lang="la">Arabidopsis thaliana</i>, the
          model plant of the field. It is for researchers, teachers and anyone interested in plants.
        </p>
        <p>
          Its data come in releases. What the current release contains, and which files it was made from, is listed in the{' '}
          <PageLink href="/about/release-notes">release notes</PageLink>.
        </p>
      </TextCard>
      <TextCard title="Access">
        <p>
          Tools and downloads marked with a diamond need an institutional or individual subscription.{' '}
          <TargetLink target={{ external: 'subscribe' }}>See what a subscription includes</TargetLink>
        </p>
      </TextCard>
      <TextCard title="Free software">
        <p>The software is free under the Apache License 2.0. The data belong to their authors and are subject to their terms.</p>
      </TextCard>
    </TextPage>
  )
}

/** A page of the site map that is not built yet: it says so, describes what it will contain, and offers a way on. */
export function ToComePage({ page }: { page: UnbuiltPage }) {
  const area = page.area ? siteAreas[page.area] : null
  return (
    <TextPage title={page.title} steps={area ? [{ label: area.label, href: area.overview }] : []}>
      <p className={classes.note}>{toComeSentences[page.path]} This page is not built yet.</p>
      <p className={classes.actions}>
        {area ? <PageLink href={area.overview}>{area.label} overview</PageLink> : null}
        <PageLink href="/">Home</PageLink>
      </p>
    </TextPage>
  )
}
