import fc from 'fast-check'
import { createContext, createElement, Fragment, memo, type ReactNode, useContext, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createElementRenderer } from './create-element-renderer.js'
import { renderElement } from './render-plain-element.js'

const TAGS = [
  'div',
  'span',
  'a',
  'p',
  'li',
  'ul',
  'pre',
  'code',
  'details',
  'summary',
  'template',
  'td',
  'button',
  'svg',
  'use',
  'br',
  'hr',
  'input',
  'form',
  'img',
  'script',
]
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '\n', 'a & b', '<b>', `"'`, '\u0000 1\u0000', 'javascript:x'),
)
const attributes = fc.record(
  {
    className: text,
    id: text,
    href: text,
    title: fc.oneof(text, fc.constant(undefined)),
    tabIndex: fc.integer(),
    hidden: fc.boolean(),
    open: fc.constantFrom(true, false, undefined),
    role: text,
    'aria-label': text,
    'aria-hidden': fc.boolean(),
    'data-x': fc.oneof(text, fc.boolean(), fc.integer()),
    htmlFor: text,
    name: text,
    value: text,
    defaultChecked: fc.boolean(),
    viewBox: text,
    download: fc.oneof(text, fc.boolean()),
    colSpan: fc.integer(),
    popoverTarget: text,
    popoverTargetAction: text,
    onClick: text,
    style: fc.constant({ color: 'red' }),
    strokeWidth: fc.integer(),
    action: text,
    method: text,
    target: text,
    loading: fc.constantFrom('lazy', 'eager'),
    fetchPriority: fc.constantFrom('low', 'high'),
    autoComplete: text,
    spellCheck: fc.boolean(),
    src: text,
  },
  { requiredKeys: [] },
)

const Name = createContext('a')
const Hooked = () => <i>{useState('b')[0]}</i>
const Reading = () => <i>{useContext(Name)}</i>
const Broken = (): ReactNode => {
  throw new Error('broken')
}
const Box = ({ label, children }: { readonly label: string; readonly children?: ReactNode }) => (
  <div className={label}>
    {label}
    {children}
    {label === 'x' && 'end'}
  </div>
)
const Pair = memo(({ children }: { readonly children?: ReactNode }) => (
  <>
    {children}
    {children}
  </>
))

const { tree } = fc.letrec<{ readonly tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.integer(),
    fc.constantFrom(null, undefined, true, false),
    fc.array(tie('tree'), { maxLength: 4 }).map((children) => createElement(Fragment, null, ...children)),
    fc
      .tuple(fc.constantFrom(...TAGS), attributes, fc.array(tie('tree'), { maxLength: 4 }))
      .map(([tag, props, children]) =>
        createElement(tag, props, ...(/^(?:br|hr|input|img)$/.test(tag) ? [] : children)),
      ),
    fc
      .tuple(text, fc.array(tie('tree'), { maxLength: 3 }))
      .map(([label, children]) => createElement(Box, { label }, ...children)),
    fc.array(tie('tree'), { maxLength: 2 }).map((children) => createElement(Pair, null, ...children)),
    text.map((__html) => createElement('code', { dangerouslySetInnerHTML: { __html } })),
  ),
}))

function isRendered(node: ReactNode): boolean {
  try {
    renderElement(node)
    return true
  } catch {
    return false
  }
}

// React warns in development about hooks called outside of it and about odd attributes.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

describe('createElementRenderer', () => {
  it('returns what React returns, for any tree', () => {
    let rendered = 0
    fc.assert(
      fc.property(tree, (node) => {
        const html = renderToString(node)
        expect(createElementRenderer()(node)).toBe(html)
        if (isRendered(node) && html.includes('<')) rendered += 1
      }),
      {
        numRuns: 2000,
      },
    )
    // Most trees need React because of an odd attribute; enough do not.
    expect(rendered).toBeGreaterThan(300)
  })

  it('lets React render components with hooks and contexts, and rethrows errors', () => {
    const render = createElementRenderer()
    expect(render(<Hooked />)).toBe('<i>b</i>')
    expect(render(<Name.Provider value="c">{<Reading />}</Name.Provider>)).toBe('<i>c</i>')
    expect(() => createElementRenderer()(<Broken />)).toThrow('broken')
  })
})

let calls = 0
const Counted = ({ label, at }: { readonly label: string; readonly at?: number }) => {
  calls += 1
  return `${label}${at ?? ''}`
}
const Same = memo(Counted)
const Never = memo(Counted, () => false)

describe('memo components', () => {
  beforeEach(() => {
    calls = 0
  })

  it('render once for equal props, in two positions too', () => {
    const render = createElementRenderer()
    const page = (number: number) => (
      <p>
        <Same label="a" at={1} />
        {number}
        <Same label="a" at={2} />
      </p>
    )
    expect(render(page(1))).toBe(renderToString(page(1)))
    calls = 0
    expect(render(page(2))).toBe(renderToString(<p>{['a1', 2, 'a2']}</p>))
    // Text after a text is rendered with the comment between the two.
    expect(calls).toBe(1)
  })

  it('render again for other props, and if they have a custom comparison', () => {
    const render = createElementRenderer()
    expect(
      [<Same key="" label="a" />, <Same key="" label="b" />, <Same key="" label="a" at={1} />].map(render),
    ).toEqual(['a', 'b', 'a1'])
    expect(calls).toBe(3)
    expect([1, 2].map(() => render(<Never label="a" />))).toEqual(['a', 'a'])
    expect(calls).toBe(5)
  })
})

describe('renderElement', () => {
  it('renders what themes use without React', () => {
    const node = (
      <a className="b" href="/c" aria-label="d" hidden={false} data-e={true}>
        f{1}
        <input type="radio" name="g" defaultChecked value="h" />
        <pre>
          <code dangerouslySetInnerHTML={{ __html: '<i>' }} />
        </pre>
      </a>
    )
    expect(renderElement(node)).toBe(
      '<a class="b" href="/c" aria-label="d" data-e="true">f<!-- -->1<input type="radio" name="g" checked="" value="h"/><pre><code><i></code></pre></a>',
    )
    expect(renderElement(node)).toBe(renderToString(node))
  })

  it.each([
    ['a form', <form key="" action="/a?b=c&d" className="e" aria-label="f" target="_self" method="get" />],
    ['a field', <input key="" type="search" name="q" autoComplete="off" spellCheck={false} />],
    ['a late picture', <img key="" src="/a.svg" alt="b" width={1} loading="lazy" />],
    ['a picture of little weight', <img key="" src="/a.svg" alt="b" fetchPriority="low" />],
    ['an empty script', <script key="" />],
    ['a script', <script key="" data-a={0.5} dangerouslySetInnerHTML={{ __html: 'if (a < b && "c") d()' }} />],
  ])('renders %s without React, as React does', (_name, node) => {
    expect(renderElement(<p>a{node}b</p>)).toBe(renderToString(<p>a{node}b</p>))
  })

  it.each([
    ['a picture that React announces ahead', <img key="" src="/a.svg" alt="b" />],
    ['a script that it may move', <script key="" async src="/a.js" />],
    ['a script with text', <script key="">{'a("</script>")'}</script>],
    ['a form that leads into code', <form key="" action="javascript:a()" />],
  ])('lets React render %s', (_name, node) => {
    expect(isRendered(node)).toBe(false)
  })
})
