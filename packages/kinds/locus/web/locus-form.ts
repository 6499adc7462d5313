import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { formatGeneModelType, geneModelTypes } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { anyOption, methodSelect, optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import {
  geneAdvancedOptions,
  geneKeywordTypes,
  geneListTypes,
  geneMapTypes,
  geneSearchFields,
  geneTaxon,
  LocusCriteria,
} from '../contract/locus-search-card.ts'

/** Experimental codes, including high-throughput ones. */
const experimental = ['EXP', 'IEP', 'IGI', 'IMP', 'IPI', 'IDA', 'HDA', 'HEP', 'HGI', 'HMP', 'HTP'] as const
const codes = evidenceCodes.map(({ code }) => code)

const countReason = 'Written by the results page (FGENE-018).'

export const form = defineForm(LocusCriteria, {
  title: 'Gene Search',
  name: 'Genes',
  lead: 'Find loci and gene models by name, function, annotation or position. Fields you leave empty are ignored; an empty form returns all loci in use, with and without a position on the genome.',
  fields: {
    searchBy: {
      control: 'select',
      label: 'Search by',
      options: optionsOf(geneSearchFields),
      initial: 'Gene Name',
      beside: ['detailSearchText'],
      tells: 'subject',
      size: 'medium',
    },
    searchType: methodSelect({
      of: 'detailSearchText',
      initial: 'starts with',
      label: 'Search type',
      words: ['contains', 'starts with', 'exact'],
    }),
    detailSearchText: { control: 'text', label: 'Text', hint: 'For example AG, AT4G18960, floral homeotic', size: 'large' },
    include_obsolete: { control: 'checkbox', label: 'Include obsolete', inWords: 'obsolete genes are included' },
    taxonName: { control: 'fixed', label: 'Taxon', value: geneTaxon },
    geneListUploadType: {
      control: 'radio',
      label: 'Type of the list',
      options: optionsOf(geneListTypes),
      initial: 'AGI Locus IDs',
      beside: ['geneList'],
    },
    geneList: {
      control: 'list',
      label: 'Gene list',
      placeholder: 'AT4G18960\nAT3G58780',
      hint: 'Letters are changed to upper case. Line breaks separate entries.',
      listKind: 'locus',
    },
    keywordTerm: {
      control: 'term',
      label: 'Keyword term',
      placeholder: 'For example flower development or GO:0009908',
      hint: 'Choose a term, or search all terms that contain the text.',
      size: 'large',
      id: 'keywordId',
      children: 'include_children',
    },
    keywordId: { control: 'picked', beside: ['keywordTerm'] },
    include_children: { control: 'switch', label: 'Include child terms', beside: ['keywordTerm'] },
    keywordType: {
      control: 'select',
      label: 'Keyword type',
      options: geneKeywordTypes.map(({ code, label }) => ({ value: code, label })),
      any: anyOption,
      size: 'medium',
    },
    evidence: {
      control: 'toggles',
      label: 'Evidence code',
      help: 'help-searching#evidence-codes',
      options: optionsOf(codes),
      picks: [
        { label: 'Experimental only', values: experimental },
        { label: 'All', values: codes },
        { label: 'None', values: [] },
      ],
    },
    geneModelType: {
      control: 'multi-select',
      label: 'Gene model type',
      options: geneModelTypes.map((value) => ({ value, label: formatGeneModelType(value) })),
      size: 'large',
    },
    advanced: {
      control: 'boxes',
      label: 'Advanced options',
      options: geneAdvancedOptions.map(({ value, label }) => ({ value, label })),
      areStatements: true,
    },
    chromosome: {
      control: 'select',
      label: 'Chromosome',
      options: optionsOf(['1', '2', '3', '4', '5', 'chloroplast', 'mitochondrial']),
      any: anyOption,
      size: 'small',
    },
    mapType: {
      control: 'select',
      label: 'Map type',
      options: optionsOf(geneMapTypes, { AGI: 'AGI (reference assembly)' }),
      any: anyOption,
      size: 'medium',
    },
    startPos: {
      control: 'number',
      label: 'Start',
      placeholder: '0',
      size: 'small',
      range: { to: 'endPos', label: 'Position', unit: 'kbp' },
    },
    endPos: { control: 'number', label: 'End', size: 'small' },
    gaUnit: { control: 'fixed', label: 'Unit', value: 'kbp', beside: ['startPos', 'endPos'], size: 'small' },
    lociMatchCount: { control: 'unused', reason: countReason },
    geneModelCount: { control: 'unused', reason: countReason },
  },
  groups: [
    {
      legend: 'Name or description',
      hint: 'Match one field of the gene record.',
      help: 'help-searching#search-forms',
      lines: [
        ['searchBy', 'searchType', 'detailSearchText'],
        ['include_obsolete', 'taxonName'],
      ],
    },
    {
      legend: 'Gene list',
      hint: 'Type identifiers, one per line, or load a text file.',
      help: 'help-lists-of-ids#paste-a-list',
      lines: [['geneListUploadType'], ['geneList']],
    },
    {
      legend: 'Keyword',
      hint: 'Genes annotated to a Gene Ontology or Plant Ontology term.',
      help: 'help-searching#child-terms',
      lines: [['keywordTerm', 'keywordType'], ['include_children'], ['evidence']],
    },
    { legend: 'Gene features', hint: 'Limit by gene model type and evidence in the literature.', lines: [['geneModelType', 'advanced']] },
    {
      legend: 'Map location',
      hint: 'Chromosome and position range in kbp (1 kbp is 1,000 bp).',
      lines: [['chromosome', 'mapType', 'startPos', 'endPos', 'gaUnit']],
      brush: {
        chromosome: 'chromosome',
        from: 'startPos',
        to: 'endPos',
        unit: 'kbp',
        // Classical maps are genetic, in centimorgans.
        except: { when: 'mapType', is: ['classical'] },
      },
    },
  ],
})
