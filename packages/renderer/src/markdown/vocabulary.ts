import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from '../highlight/language-modules.js'
import { labelProp, nameComponent } from './directives/block-form.js'
import { type BlockSpec, CONTAINER_BLOCKS, MAX_COLUMNS, TEXT_BLOCKS, TONES } from './directives/block-specs.js'
import { ADMONITION_KINDS, CONTAINER_NAMES, LEAF_NAMES, TEXT_NAMES } from './directives/directive-names.js'
import { KNOWN_COMPONENTS } from './mdx/module/site-modules.js'

/** A name that authors can write in Markdown, with the names of its attributes. */
export interface NamedConstruct {
  readonly name: string
  readonly attributes: readonly string[]
}

/** Every name that Markdown pages can use without defining it. */
export interface MarkdownVocabulary {
  /** Names after `:::`. */
  readonly containers: readonly NamedConstruct[]
  /** Names after `::`. */
  readonly leaves: readonly NamedConstruct[]
  /** Names after `:`. */
  readonly texts: readonly NamedConstruct[]
  /** The names in `containers` that are admonitions. */
  readonly admonitions: ReadonlySet<string>
  /** Attribute → its possible values, for attributes with a list of values. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Components, with the props of those that are also directives. */
  readonly components: readonly NamedConstruct[]
  /** Languages of code blocks. */
  readonly languages: readonly string[]
}

/** Attributes of directives that are not in the tables of blocks. */
const OTHER_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  details: ['open'],
  tabs: ['group'],
  tab: ['value', 'default'],
  include: ['file'],
}
/** Attributes of every directive. */
const COMMON = ['id', 'class']

/** Lists the vocabulary of Markdown pages. */
export function listVocabulary(): MarkdownVocabulary {
  const blocks: Readonly<Record<string, BlockSpec>> = { ...CONTAINER_BLOCKS, ...TEXT_BLOCKS }
  const describe = (name: string): NamedConstruct => ({
    name,
    attributes: [...(blocks[name]?.attributes ?? OTHER_ATTRIBUTES[name] ?? []), ...COMMON],
  })
  const props = new Map(
    [...CONTAINER_NAMES, ...TEXT_NAMES].map((name) => {
      const hasTitle = blocks[name]?.title !== 'none'
      return [nameComponent(name), [...(hasTitle ? [labelProp(name)] : []), ...describe(name).attributes]] as const
    }),
  )
  return {
    containers: [...CONTAINER_NAMES].map(describe),
    leaves: [...LEAF_NAMES].map(describe),
    texts: [...TEXT_NAMES].map(describe),
    admonitions: new Set(ADMONITION_KINDS.keys()),
    values: {
      tone: TONES,
      cols: Array.from({ length: MAX_COLUMNS }, (_each, index) => String(index + 1)),
      type: [...new Set(ADMONITION_KINDS.values())],
      filter: ['true', 'false'],
    },
    components: [...KNOWN_COMPONENTS].map((name) => ({ name, attributes: props.get(name) ?? [] })),
    languages: [...new Set([...LANGUAGE_MODULES.keys(), ...PLAIN_LANGUAGES])],
  }
}
