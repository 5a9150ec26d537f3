/** The parts that a directive can have. */
export interface BlockSpec {
  /** Its attributes in addition to `id` and `class`. */
  readonly attributes: readonly string[]
  /** Whether its brackets contain a title. */
  readonly title: 'required' | 'optional' | 'none'
  /** The directive that has to be around it. */
  readonly parent?: string
  /** Name of the theme's style sheet for it; empty if it needs none. */
  readonly sheet: string
}

/** Blocks written as `:::name`. */
export const CONTAINER_BLOCKS = {
  cards: { attributes: ['cols'], title: 'none', sheet: 'cards' },
  card: { attributes: ['icon', 'href'], title: 'required', sheet: 'cards' },
  steps: { attributes: [], title: 'none', sheet: 'steps' },
  step: { attributes: [], title: 'required', parent: 'steps', sheet: 'steps' },
  field: {
    attributes: ['name', 'type', 'in', 'required', 'deprecated', 'default'],
    title: 'none',
    sheet: 'field',
  },
  'file-tree': { attributes: [], title: 'none', sheet: 'file-tree' },
  accordions: { attributes: ['exclusive'], title: 'none', sheet: 'accordions' },
  accordion: { attributes: ['icon', 'open'], title: 'required', sheet: 'accordions' },
  columns: { attributes: ['cols'], title: 'none', sheet: 'columns' },
  column: { attributes: [], title: 'none', parent: 'columns', sheet: 'columns' },
  frame: { attributes: ['light', 'dark', 'alt'], title: 'optional', sheet: 'frame' },
  table: { attributes: ['filter', 'compact'], title: 'none', sheet: 'table' },
  hero: { attributes: ['search'], title: 'required', sheet: 'hero' },
  eyebrow: { attributes: [], title: 'none', sheet: 'actions' },
  actions: { attributes: [], title: 'none', sheet: 'actions' },
  section: { attributes: ['tone'], title: 'optional', sheet: 'section' },
  logos: { attributes: [], title: 'optional', sheet: 'logos' },
  'code-group': { attributes: ['group'], title: 'none', sheet: 'code-group' },
  updates: { attributes: [], title: 'none', sheet: 'updates' },
  update: { attributes: ['date', 'tags'], title: 'required', sheet: 'update' },
} as const satisfies Readonly<Record<string, BlockSpec>>

/** Constructs in a line of text, written as `:name[label]{…}`. */
export const TEXT_BLOCKS = {
  badge: { attributes: ['type', 'icon'], title: 'required', sheet: 'badge' },
  icon: { attributes: ['name', 'label'], title: 'optional', sheet: '' },
  tooltip: { attributes: ['tip'], title: 'required', sheet: 'tooltip' },
} as const satisfies Readonly<Record<string, BlockSpec>>

/** Name of a block of `CONTAINER_BLOCKS`. */
export type ContainerBlockName = keyof typeof CONTAINER_BLOCKS
/** Name of a construct of `TEXT_BLOCKS`. */
export type TextBlockName = keyof typeof TEXT_BLOCKS

/** Whether a directive is one of `CONTAINER_BLOCKS`. */
export function isContainerBlock(name: string): name is ContainerBlockName {
  return Object.hasOwn(CONTAINER_BLOCKS, name)
}

/** Whether a text directive is one of `TEXT_BLOCKS`. */
export function isTextBlock(name: string): name is TextBlockName {
  return Object.hasOwn(TEXT_BLOCKS, name)
}

/** Backgrounds of a section. */
export const TONES = ['plain', 'raised', 'accent'] as const

/** The largest number of columns. */
export const MAX_COLUMNS = 4

/** Returns the offset of an attribute in the source of its directive; 0 if the source has no such attribute. */
export function attributeOffset(source: string, name: string): number {
  const braces = source.indexOf('{')
  return braces === -1 ? 0 : Math.max(0, source.indexOf(name, braces))
}
