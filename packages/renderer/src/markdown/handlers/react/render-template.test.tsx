import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { plainComponents } from '../../../../test/markdown/plain-components.js'
import type { HeadingProps, LinkProps, ThemeComponents } from '../../../contract/index.js'
import { createElementRenderer } from '../../../html/create-element-renderer.js'
import { createMarkers } from '../../create-markers.js'
import { createTemplateRenderer } from './render-template.js'

let renderings = 0

function Heading({ text, level, id, label, children }: HeadingProps): ReactElement {
  renderings += 1
  const Tag = `h${level}` as const
  const title = text('link', { heading: label, level })
  return (
    <Tag id={id}>
      {children}
      <a href={`#${id}`} title={title} aria-label={title} dangerouslySetInnerHTML={{ __html: label }} />
      {label}
    </Tag>
  )
}
Heading.opaqueProps = ['id', 'label'] as const

function Link({ href, isExternal, children }: LinkProps): ReactElement {
  return <a href={href.toLowerCase()}>{isExternal ? 'out' : children}</a>
}
Link.opaqueProps = ['href'] as const

const components: ThemeComponents = { ...plainComponents, Heading, Link }
const rendererOf = (own: ThemeComponents) => createTemplateRenderer(own, createElementRenderer())
const text = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`

describe('a component with opaque props', () => {
  it('renders once for all elements that differ only in these', () => {
    renderings = 0
    const render = rendererOf(components)
    const heading = (level: 2 | 3, id: string, label: string) =>
      render({ name: 'Heading', props: { text, level, id, label } }, [`<em>${label}</em>`])
    expect(heading(2, 'a', 'A')).toBe(
      '<h2 id="a"><em>A</em><a href="#a" title="link {&quot;heading&quot;:&quot;A&quot;,&quot;level&quot;:2}" aria-label="link {&quot;heading&quot;:&quot;A&quot;,&quot;level&quot;:2}">A</a>A</h2>'.replaceAll(
        '&quot;',
        '"',
      ),
    )
    expect(heading(2, 'b"&', '$& <b>')).toContain('<h2 id="b&quot;&amp;"><em>$& <b></em>')
    expect(renderings).toBe(1)
    expect(heading(3, 'c', 'C')).toContain('<h3 id="c">')
    expect(renderings).toBe(2)
  })

  it('escapes inserted attributes and texts, and keeps inner HTML unchanged', () => {
    const html = rendererOf(components)(
      { name: 'Heading', props: { text: () => '', level: 2, id: 'x', label: "<i>'" } },
      ['y'],
    )
    expect(html).toContain(`>y<a href="#x" title="" aria-label=""><i>'</a>&lt;i&gt;&#x27;</h2>`)
  })

  it('requests the UI strings of the page that contains it', () => {
    const render = rendererOf(components)
    const props = { level: 2, id: 'x', label: 'X' } as const
    for (const _document of [1, 2]) {
      const markers = createMarkers()
      const { holes } = markers.cut(render({ name: 'Heading', props: { ...props, text: markers.text } }, []) ?? '')
      expect(holes).toEqual([0, 1].map(() => ({ kind: 'text', key: 'link', values: { heading: 'X', level: '2' } })))
    }
  })

  it('renders separately where React inspects the values', () => {
    const render = rendererOf(components)
    for (const id of ['', 'javascript:x', '\u0001 J']) {
      expect(render({ name: 'Heading', props: { text, level: 2, id, label: 'a' } }, [])).toBeUndefined()
    }
    expect(
      rendererOf(plainComponents)({ name: 'Heading', props: { text, level: 2, id: 'a', label: 'a' } }, []),
    ).toBeUndefined()
  })

  it('is detected if it changes props it claims to pass on', () => {
    const use = { name: 'Link', props: { text, href: 'Https://A', isExternal: false } } as const
    expect(() => rendererOf(components)(use, ['x'])).toThrow(
      'the component Link changes props that it lists in opaqueProps: href',
    )
  })
})
