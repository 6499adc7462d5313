import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { GeneralSearch } from '@rosette/ui-kit/search/general-search.tsx'
import { generalSearchPath } from '@rosette/ui-kit/search/general-search-path.ts'
import classes from './hero.module.css'
import { RosettePattern } from './rosette-pattern.tsx'

const examples = ['AT4G18960', 'AGAMOUS', 'LEAFY', 'flower development']

/** The head of the home page: what the site is, and the general search. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.ground}>
        <PageWrap className={classes.groundWrap}>
          <RosettePattern className={classes.pattern} />
        </PageWrap>
      </div>
      <PageWrap className={classes.wrap}>
        <div className={classes.text}>
          <h1 className={classes.title}>The knowledge portal for Arabidopsis biology</h1>
          <p className={classes.lead}>Genes, gene models, germplasms and phenotypes of the model plant, linked record to record.</p>
          <GeneralSearch look="hero" hasSearchKeys />
          <ul className={classes.examples} aria-label="Example searches">
            {examples.map((text) => (
              <li key={text}>
                <PageLink href={generalSearchPath(text, 'genes') ?? '/'} className={classes.example}>
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </PageWrap>
    </div>
  )
}
