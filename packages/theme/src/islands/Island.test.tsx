import { useId } from 'react'
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

describe('Island', () => {
  it('is the finished component in a frame that says how it comes alive', () => {
    const html = renderToString(
      <Island files={files} name="Field" when="idle" component={Field} props={{ label: 'Name' }} />,
    )
    expect(html).toContain('<docgen-island src="/f.js" runtime="/r.js" name="Field" when="idle"')
    expect(html).toContain('props="{&quot;label&quot;:&quot;Name&quot;}"')
    expect(html).toContain('Name')
  })

  it('has ids of its own, twice in a page too', () => {
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

  it('is only the component where a theme has no such island', () => {
    for (const without of [undefined, { runtime: '/r.js', modules: {} }]) {
      const html = renderToString(<Island files={without} name="Field" component={Field} props={{ label: 'Name' }} />)
      expect(html).toMatch(/^<label/)
    }
  })

  it.each([
    ['a function', { label: 'x', onClick: () => {} }, /the prop "onClick", a function/],
    ['content of the page', { label: 'x', children: '\u0000s0\u0000' }, /the prop "children", content of the page/],
    ['an element', { label: 'x', children: <b /> }, /the prop "children", an element/],
  ])('refuses %s among its props', (_name, props, message) => {
    expect(() => renderToString(<Island files={files} name="Field" component={Field} props={props} />)).toThrow(message)
  })
})
