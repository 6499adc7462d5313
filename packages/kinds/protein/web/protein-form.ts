import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import type { Option } from '@rosette/ui-kit/form/form-fields.ts'
import { methodSelect, optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { type DomainDatabase, domainDatabases, type StructuralClass, structuralClasses } from '../contract/domain-databases.ts'
import { ProteinCriteria, proteinNameTypes, quantityTypes } from '../contract/protein-search-card.ts'

// Object.entries loses the key type.
const classes = Object.entries(structuralClasses).map(([value, label]) => ({ value, label })) as Option<StructuralClass>[]
// The same.
const databases = Object.entries(domainDatabases).map(([value, label]) => ({ value, label })) as Option<DomainDatabase>[]

const quantityLabels = { '<': 'fewer than (<)', '>': 'more than (>)', '=': 'exactly (=)' }

export const form = defineForm(ProteinCriteria, {
  title: 'Protein Search',
  name: 'Proteins',
  lead: 'Find proteins by name, size, charge, structure or domains. Fields you leave empty are ignored; an empty form returns all proteins.',
  fields: {
    nameSection: {
      control: 'section',
      fields: {
        nameBy: {
          control: 'select',
          label: 'Search by',
          options: optionsOf(proteinNameTypes, { genPeptId: 'GenPept id' }),
          initial: 'locus',
          beside: ['nameText'],
          tells: 'subject',
          size: 'medium',
        },
        nameType: methodSelect({ of: 'nameText', initial: 'contains', words: ['contains', 'starts', 'exactly'] }),
        nameText: { control: 'text', label: 'Text', placeholder: 'For example AT4G18960', size: 'large' },
      },
    },
    geneList: {
      control: 'list',
      label: 'Locus ids',
      placeholder: 'AT4G18960\nAT5G61850',
      hint: 'Letters are changed to upper case. Line breaks separate entries.',
      listKind: 'locus',
    },
    classType: { control: 'multi-select', label: 'Structural class', options: classes, size: 'large' },
    physioSection: {
      control: 'limits',
      limits: [
        { type: 'length', label: 'Length', unit: 'residues', min: 0, max: 2000, factor: 1 },
        { type: 'mw', label: 'Calculated MW', unit: 'kDa', min: 0, max: 500, factor: 1000 },
        { type: 'pi', label: 'Calculated pI', unit: '', min: 1, max: 14, factor: 1 },
      ],
    },
    domainSection: {
      control: 'rows',
      label: 'Domain',
      count: 3,
      fields: {
        quant_type: {
          control: 'select',
          label: 'Occurrences',
          options: optionsOf(quantityTypes, quantityLabels),
          initial: '>',
          beside: ['quant_number', 'db_name', 'db_acc_input'],
          tells: 'method',
          size: 'small',
        },
        quant_number: { control: 'number', label: 'Number', inWords: 'number of domains', placeholder: '0', size: 'small' },
        db_name: { control: 'select', label: 'Domain database', options: databases, size: 'medium' },
        db_acc_input: { control: 'text', label: 'Accession', placeholder: 'For example PF00319', size: 'medium' },
      },
    },
  },
  groups: [
    {
      legend: 'Name',
      hint: 'Locus, symbol or GenPept ID.',
      lines: [['nameSection.nameBy', 'nameSection.nameType', 'nameSection.nameText']],
    },
    { legend: 'Gene list', hint: 'Type identifiers, one per line, or load a text file.', lines: [['geneList']] },
    { legend: 'Structural class', hint: 'Matches any selected class.', lines: [['classType']] },
    {
      legend: 'Physical and chemical properties',
      hint: 'Tick a property to apply its range.',
      lines: [['physioSection']],
    },
    { legend: 'Domains', hint: 'Number of occurrences of a domain. All rows must match.', lines: [['domainSection']] },
  ],
})
