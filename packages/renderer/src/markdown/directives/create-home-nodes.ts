import type { Image, Link, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { Point } from '../compilation.js'
import type { ContainerDirective } from './directive-names.js'
import type { ActionFields, HeroFields, HomeFields, ImageFields, LogosFields } from './home-fields.js'

type Position = NonNullable<RootContent['position']>
type Parse = (text: string) => Promise<Root>
type Read = (text: string | undefined, position: Position | undefined) => Promise<RootContent[]>
type Locate = (...path: readonly (string | number)[]) => Position | undefined

/** Creates directives from the fields of a landing page, as if an author had written them in Markdown. */
export async function createHomeNodes(home: HomeFields, parse: Parse): Promise<RootContent[]> {
  const locate: Locate = (...path) => positionOf(home.positions[path.join('.')])
  const read: Read = async (text, position) =>
    text === undefined ? [] : (await parse(text)).children.map((node) => withPosition(node, position))
  const nodes: RootContent[] = []
  if (home.hero) nodes.push(await createHero(home.hero, read, locate))
  if (home.logos) nodes.push(await createLogos(home.logos, read, locate))
  const { features = [] } = home
  if (features.length > 0) nodes.push(await createFeatures(features, read, locate))
  return nodes
}

/** Creates a section with a card for each feature. */
async function createFeatures(
  features: NonNullable<HomeFields['features']>,
  read: Read,
  locate: Locate,
): Promise<ContainerDirective> {
  const cards = features.map(async ({ title, details, icon, link }, index) => {
    const position = locate('features', index, 'icon') ?? locate('features', index)
    const label = inlineOf(await read(title, locate('features', index, 'title')))
    const linked = link === undefined ? label : [createLink(link, label, locate('features', index, 'link'))]
    return createDirective('card', position, {
      attributes: icon === undefined ? {} : { icon },
      children: [createLabel(linked), ...(await read(details, locate('features', index, 'details')))],
    })
  })
  const position = locate('features')
  const grid = createDirective('cards', position, {
    attributes: { cols: String(columnsFor(cards.length)) },
    children: await Promise.all(cards),
  })
  return createDirective('section', position, { children: [grid] })
}

/** Chooses a number of columns that leaves no card alone in the last row, if possible. */
function columnsFor(count: number): number {
  if (count < 3) return count
  return count % 4 === 0 || count % 3 === 1 ? 4 : 3
}

async function createHero(hero: HeroFields, read: Read, locate: Locate): Promise<ContainerDirective> {
  const { title, eyebrow, tagline, actions = [], search, image, code } = hero
  const above = await read(eyebrow, locate('hero', 'eyebrow'))
  return createDirective('hero', locate('hero'), {
    attributes: search ? { search: '' } : {},
    children: [
      createLabel(inlineOf(await read(title, locate('hero', 'title')))),
      ...(above.length > 0 ? [createDirective('eyebrow', locate('hero', 'eyebrow'), { children: above })] : []),
      ...(await read(tagline, locate('hero', 'tagline'))),
      ...createActions(actions, (index) => locate('hero', 'actions', index, 'link')),
      ...(image ? createImages(image, locate('hero', 'image')) : []),
      ...(await read(code, locate('hero', 'code'))),
    ],
  })
}

/** Creates a directive with links that look like buttons; no node if there are no links. */
export function createActions(
  actions: readonly ActionFields[],
  locate: (index: number) => Position | undefined = () => undefined,
): RootContent[] {
  if (actions.length === 0) return []
  const items: List['children'] = actions.map(({ text, link, icon }, index) => {
    const position = locate(index)
    const mark: PhrasingContent[] = icon === undefined ? [] : [createIcon(icon, position), { type: 'text', value: ' ' }]
    const content = createLink(link, [...mark, { type: 'text', value: text }], position)
    return { type: 'listItem', children: [{ type: 'paragraph', children: [content] }] }
  })
  return [createDirective('actions', locate(0), { children: [{ type: 'list', spread: false, children: items }] })]
}

function createIcon(name: string, position: Position | undefined): PhrasingContent {
  return { type: 'textDirective', name: 'icon', attributes: { name }, children: [], ...(position && { position }) }
}

/** Creates a paragraph with an image, or with one for each color mode; no node if there is no image. */
export function createImages({ src, light = src, dark = src, alt }: ImageFields, position?: Position): RootContent[] {
  const modes =
    light === dark
      ? [[light]]
      : [
          [light, 'only-light'],
          [dark, 'only-dark'],
        ]
  const images = modes.flatMap(([url, mode]): Image[] =>
    url === undefined
      ? []
      : [
          {
            type: 'image',
            url,
            alt: alt ?? '',
            ...(mode !== undefined && { data: { hProperties: { className: [mode] } } }),
            ...(position && { position }),
          },
        ],
  )
  return images.length === 0 ? [] : [{ type: 'paragraph', children: images, ...(position && { position }) }]
}

async function createLogos({ title, items }: LogosFields, read: Read, locate: Locate): Promise<ContainerDirective> {
  const entries: List['children'] = items.map(({ name, image, link }, index) => {
    const position = locate('logos', 'items', index)
    const imageNode: PhrasingContent =
      image === undefined
        ? { type: 'text', value: name }
        : { type: 'image', url: image, alt: name, ...(position && { position }) }
    const content = link === undefined ? imageNode : createLink(link, [imageNode], position)
    return { type: 'listItem', children: [{ type: 'paragraph', children: [content] }] }
  })
  const label = title === undefined ? [] : [createLabel(inlineOf(await read(title, locate('logos', 'title'))))]
  const list: List = { type: 'list', spread: false, children: entries }
  return createDirective('logos', locate('logos'), { children: [...label, list] })
}

function createLink(url: string, children: readonly PhrasingContent[], position: Position | undefined): Link {
  return { type: 'link', url, children: children as Link['children'], ...(position && { position }) }
}

function createLabel(children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [...children] }
}

function inlineOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : []))
}

interface DirectiveParts {
  readonly attributes?: Readonly<Record<string, string>>
  readonly children: readonly RootContent[]
}

function createDirective(
  name: string,
  position: Position | undefined,
  { attributes = {}, children }: DirectiveParts,
): ContainerDirective {
  return {
    type: 'containerDirective',
    name,
    attributes: { ...attributes },
    children: children as ContainerDirective['children'],
    ...(position && { position }),
  }
}

function positionOf(point: Point | undefined): Position | undefined {
  return point && { start: point, end: point }
}

/**
 * Replaces the positions in a node with the position of its field: offsets in a field's text mean nothing in the file.
 */
function withPosition<Node extends RootContent>(node: Node, position: Position | undefined): Node {
  const { position: _own, ...rest } = node
  const children = 'children' in node ? node.children.map((child) => withPosition(child, position)) : undefined
  return { ...rest, ...(children && { children }), ...(position && { position }) } as Node
}
