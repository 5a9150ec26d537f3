import { Children, type ComponentType, cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Island } from './Island.js'

const files = { runtime: '/r.js', modules: { Field: '/f.js' } }

function Field({ label }: { readonly label: string }) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
    </label>
  )
}

const mark = (child: ReactNode): ReactNode =>
  cloneElement(child as ReactElement<{ readonly className: string }>, { className: 'mark' })

function Marked({ children }: { readonly children?: ReactNode }) {
  return <p>{Children.map(children, mark)}</p>
}

function Panel({ isOpen, children }: { readonly isOpen: boolean; readonly children?: ReactNode }) {
  return <section>{isOpen && children}</section>
}

describe('Island', () => {
  it('is the rendered component in a frame that describes how to hydrate it', () => {
    const html = renderToString(
      <Island files={files} name="Field" when="idle" component={Field} props={{ label: 'Name' }} />,
    )
    expect(html).toContain('<docgen-island src="/f.js" runtime="/r.js" name="Field" when="idle"')
    expect(html).toContain('props="{&quot;label&quot;:&quot;Name&quot;}"')
    expect(html).toContain('Name')
  })

  it('has unique ids, even twice in a page', () => {
    const field = <Island files={files} name="Field" component={Field} props={{ label: 'Name' }} />
    const html = renderToString(
      <>
        {field}
        {field}
      </>,
    )
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
    const prefixes = [...html.matchAll(/prefix="([^"]+)"/g)].map(([, prefix]) => prefix)
    for (const [index, id] of ids.entries()) expect(id).toContain(prefixes[index])
  })

  it('renders only the component when the theme has no such island', () => {
    for (const without of [undefined, { runtime: '/r.js', modules: {} }]) {
      const html = renderToString(<Island files={without} name="Field" component={Field} props={{ label: 'Name' }} />)
      expect(html).toMatch(/^<label/)
    }
  })

  it('accepts what JSON restores unchanged, including the same object twice', () => {
    const twice = { a: [1, null, true, 'x', undefined] }
    const props = { label: 'x', one: twice, two: twice, none: undefined }
    const html = renderToString(<Island files={files} name="Field" component={Field} props={props} />)
    expect(html).toContain('&quot;two&quot;:{&quot;a&quot;:[1,null,true,&quot;x&quot;,null]}')
  })

  const panels = { runtime: '/r.js', modules: { Panel: '/p.js' } }
  const renderPanel = (isOpen: boolean, children: ReactNode): string =>
    renderToString(<Island files={panels} name="Panel" component={Panel} props={{ isOpen, children }} />)

  it('accepts content as children, which is not a prop but HTML in a slot', () => {
    for (const [content, html] of [
      [<b key="b">bold</b>, '<b>bold</b>'],
      ['\u0000s0\u0000', '\u0000s0\u0000'],
      [['a ', <i key="i">b</i>], 'a <i>b</i>'],
    ] as const) {
      const rendered = renderPanel(true, content)
      expect(rendered).toContain(`<section><slot name="content">${html}</slot></section>`)
      expect(rendered).toContain('props="{&quot;isOpen&quot;:true}"')
    }
  })

  it('stays plain HTML, if its settings allow this, only around content whose elements it reads', () => {
    const render = (component: ComponentType<object>): string =>
      renderToString(
        <Island
          files={panels}
          name="Panel"
          component={component}
          props={{ isOpen: true, children: [<b key="b">bold</b>, <i key="i">slant</i>] }}
          isPlainAroundContent
        />,
      )
    expect(render(Marked)).toBe('<p><b class="mark">bold</b><i class="mark">slant</i></p>')
    expect(render(Panel as ComponentType<object>)).toContain(
      '<section><slot name="content"><b>bold</b><i>slant</i></slot></section></docgen-island>',
    )
  })

  it('keeps content that is not shown yet in a template', () => {
    expect(renderPanel(false, <b>bold</b>)).toContain(
      '<section></section><template data-name="content"><b>bold</b></template>',
    )
  })

  it('accepts strings as they are', () => {
    expect(renderPanel(true, 'plain')).toContain('&quot;children&quot;:&quot;plain&quot;}"><section>plain</section>')
  })

  const ring: Record<string, unknown> = {}
  ring['self'] = { ring }
  it.each([
    ['a date', { label: 'x', when: new Date(0) }, /the prop "when", an object of the class Date/],
    ['a map in a list', { label: 'x', all: [new Map()] }, /the prop "all", an object of the class Map/],
    ['an address', { label: 'x', at: new URL('https://a.example') }, /the prop "at", an object of the class URL/],
    ['what is no number', { label: 'x', count: Number.NaN }, /the prop "count", the number NaN/],
    ['a ring', { label: 'x', ring }, /the prop "ring", an object that contains itself/],
    ['a function', { label: 'x', onClick: () => {} }, /the prop "onClick", a function/],
    ['content of the page', { label: 'x', icon: '\u0000s0\u0000' }, /the prop "icon", content of the page/],
    ['an element', { label: 'x', icon: <b /> }, /the prop "icon", an element/],
    ['a function as children', { label: 'x', children: () => 'x' }, /the prop "children", a function/],
  ])('rejects %s among its props', (_name, props, message) => {
    expect(() => renderToString(<Island files={files} name="Field" component={Field} props={props} />)).toThrow(message)
  })
})

it('names every prop that JSON cannot represent', () => {
  const props = { label: 'Name', when: new Date(0), onPick: () => 1, deep: { inner: [() => 1] } }
  expect(() => renderToString(<Island files={files} name="Field" component={Field} props={props} />)).toThrow(
    'gets the prop "when", an object of the class Date, and the prop "onPick", a function, and the prop "inner", a function: ',
  )
})

it('rejects a timing that does not exist', () => {
  const when = 'visble' as never
  expect(() =>
    renderToString(<Island files={files} name="Field" when={when} component={Field} props={{ label: 'Name' }} />),
  ).toThrow("exports hydrate = 'visble': write one of intent, visible, idle")
})
