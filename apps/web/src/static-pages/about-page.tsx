import { TargetLink } from '@rosette/features/site/web/target-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { TextCard, TextPage } from './text-page.tsx'

export function AboutPage() {
  return (
    <TextPage title="About Us">
      <TextCard title="What Rosette is">
        <p>
          Rosette is an open-source knowledge base of genetic and molecular biology data for <i lang="la">Arabidopsis thaliana</i>, the
          model plant of the field. It is made for researchers, teachers and anyone who reads about plants.
        </p>
        <p>
          Its data come in releases. What the current one holds, and from which files it was made, is told in the{' '}
          <PageLink href="/about/release-notes">release notes</PageLink>.
        </p>
      </TextCard>
      <TextCard title="Access">
        <p>
          Some tools and downloads are marked with a diamond: they need a subscription, institutional or individual.{' '}
          <TargetLink target={{ external: 'subscribe' }}>See what a subscription includes</TargetLink>
        </p>
      </TextCard>
      <TextCard title="Free software">
        <p>The program is free software under the Apache License 2.0. Data belong to those who made them, under the terms they set.</p>
      </TextCard>
    </TextPage>
  )
}
