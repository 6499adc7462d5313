import { Button } from '@mantine/core'
import { HelpMark } from '@rosette/ui-kit/feedback/help-mark.tsx'
import type { HelpTopic } from '@rosette/ui-kit/feedback/help-topic.ts'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { Switch } from '@rosette/ui-kit/form/segments.tsx'
import card from '@rosette/ui-kit/layout/titled-card.module.css'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { ListName } from '../../list-contents/web/list-name.tsx'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { type EnrichmentView, sourceText } from '../contract/enrichment-view.ts'
import { sourcesOf } from '../contract/source-choice.ts'
import { backgrounds, termSourceNames, termSources } from '../contract/term-sources.ts'
import { IdsForm } from './choose-list.tsx'
import { ExpressedInChoice } from './expressed-in-choice.tsx'
import classes from './settings-bar.module.css'
import { SourceMenu } from './source-menu.tsx'
import { useSourcesOfRelease } from './use-sources-of-release.ts'

const ownList = 'own_list'

const evidenceOptions = { any: 'any', curated: 'curated (without IEA)', experimental: 'experimental' }
const correctionOptions = { bh: 'Benjamini–Hochberg', bonferroni: 'Bonferroni', by: 'Benjamini–Yekutieli' }

type SettingsBarProps = {
  view: EnrichmentView
  answer: EnrichmentAnswer | undefined
  /** Whether the genes of a custom background are being chosen. */
  isPasting: boolean
  onPasting(isPasting: boolean): void
}

/** The question in one line, the background first; every change is an address of its own. */
export function SettingsBar({ view, answer, isPasting, onPasting }: SettingsBarProps) {
  const { go, pathTo } = useAddress()
  const { settings, list, backgroundList } = view
  const [isMore, setMore] = useState(false)
  const moreId = useId()
  const change = (name: string) => (value: string) => go({ [name]: value, term: null })

  function chooseBackground(value: string) {
    if (value === ownList) return onPasting(true)
    onPasting(false)
    go({ background: value, expressedIn: null, backgroundList: null, term: null })
  }

  const { offered, hasExpression } = useSourcesOfRelease()
  const { expressed, ...others } = backgrounds
  const named = hasExpression || settings.background === 'expressed' ? { ...others, expressed } : others
  const backgroundOptions = { ...optionsOf(named), [ownList]: backgroundList === null ? 'custom list…' : 'custom list' }
  const sources = sourcesOf(settings.source)
  const sourceOptions = Object.fromEntries(
    termSourceNames.flatMap((name) => (name === view.source || offered.includes(name) ? [[name, termSources[name].label]] : [])),
  )
  const known = Object.hasOwn(evidenceOptions, settings.evidence)
  return (
    <section className={card.card} aria-label="Settings">
      <div className={classes.line}>
        <Choice
          label="Background"
          help="help-enrichment#background"
          value={isPasting || backgroundList !== null ? ownList : settings.background}
          options={backgroundOptions}
          onChoose={chooseBackground}
        />
        {settings.background === 'expressed' && backgroundList === null && !isPasting && (
          <ExpressedInChoice value={settings.expressedIn} onChoose={change('expressedIn')} />
        )}
        {backgroundList !== null && !isPasting && (
          <div className={classes.field}>
            <span className={classes.label}>Custom background</span>
            <Button variant="default" size="xs" onClick={() => onPasting(true)}>
              <ListName contentId={backgroundList} /> · change
            </Button>
          </div>
        )}
        {view.lists.length > 0 ? (
          // Side by side they are compared by one source.
          <Choice label="Terms" value={view.source} options={sourceOptions} onChoose={change('source')} />
        ) : (
          <div className={classes.field}>
            <span className={classes.label}>Terms</span>
            <SourceMenu sources={sources} onApply={(chosen) => go({ source: sourceText(chosen), tab: null, term: null })} />
          </div>
        )}
        {sources.some((source) => termSources[source].isOntology) && (
          <Choice
            label="Evidence"
            value={settings.evidence}
            options={known ? evidenceOptions : { ...evidenceOptions, [settings.evidence]: settings.evidence }}
            onChoose={change('evidence')}
          />
        )}
        {view.lists.length === 0 && (
          <div className={classes.field}>
            <span className={classes.label}>List</span>
            <ButtonLink size="xs" href={pathTo({ list: null, items: null, term: null })}>
              {list !== null ? <ListName contentId={list} /> : answer && `${formatNumber(answer.list.genes)} genes`} · change
            </ButtonLink>
          </div>
        )}
        <Button
          variant="subtle"
          size="xs"
          className={classes.more}
          aria-expanded={isMore}
          aria-controls={moreId}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setMore(!isMore)}
        >
          More settings
        </Button>
      </div>
      {isPasting && (
        <div className={classes.own}>
          <IdsForm
            label="Genes from which the list could have been drawn"
            submit="Use as background"
            onStored={(stored) => {
              onPasting(false)
              go({ backgroundList: stored, term: null })
            }}
          />
        </div>
      )}
      <div id={moreId} className={classes.line} hidden={!isMore}>
        <Choice label="Correction" value={settings.correction} options={correctionOptions} onChoose={change('correction')} />
        <Amount label="Significant: q up to" value={settings.alpha} onAmount={change('alpha')} />
        <Amount label="Smallest term" value={settings.min} onAmount={change('min')} />
        <Amount label="Largest term" value={settings.max} onAmount={change('max')} />
        <Switch
          label="Count genes without annotation"
          isOn={settings.unannotated === '1'}
          onSwitch={(isOn) => go({ unannotated: isOn ? '1' : null, term: null })}
        />
      </div>
    </section>
  )
}

function optionsOf(named: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(named).map(([name, { label }]) => [name, label]))
}

type ChoiceProps = {
  label: string
  help?: HelpTopic
  value: string
  options: Readonly<Record<string, string>>
  onChoose(value: string): void
}

function Choice({ label, help, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label} help={help}>
      {(id) => (
        <select id={id} className={controls.select} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {Object.entries(options).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Taken when the field is left or Enter is pressed: half a number would ask for another answer. */
function Amount({ label, value, onAmount }: { label: string; value: number; onAmount(value: string): void }) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          key={value}
          id={id}
          className={controls.input}
          inputMode="decimal"
          size={7}
          defaultValue={String(value)}
          onBlur={({ currentTarget: { value: typed } }) => typed !== String(value) && onAmount(typed)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </Field>
  )
}

function Field({ label, help, children }: { label: string; help?: HelpTopic | undefined; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className={classes.field}>
      <span className={classes.label}>
        <label htmlFor={id}>{label}</label>
        {help && <HelpMark topic={help} label={label} />}
      </span>
      {children(id)}
    </div>
  )
}
