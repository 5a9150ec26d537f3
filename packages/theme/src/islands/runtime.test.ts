import { createElement, type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../test/open-page.js'

/** Opens a page with an island and hydrates it; returns a function that unmounts it. */
async function hydrateIsland<Props extends object>(
  html: string,
  component: (props: Props) => ReactNode,
  onCrash = vi.fn(),
) {
  openPage(`<docgen-island>${html}</docgen-island>`)
  // React looks for a window when it loads.
  const { hydrate } = await import('./runtime.js')
  const element = find('docgen-island')
  return hydrate({ element, component: component as () => ReactNode, props: { from: 1 }, onCrash })
}

function Counter({ from, children }: { readonly from: number; readonly children?: ReactNode }): ReactNode {
  const [count, setCount] = useState(from)
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `${count}`, children)
}

function Field({ onType }: { readonly onType: (text: string) => void }): ReactNode {
  return createElement('input', {
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onType(target.value),
  })
}

it('makes the HTML of the page respond to events, and keeps its elements', async () => {
  const hydrating = hydrateIsland('<button type="button">1</button>', Counter)
  const button = find('button')
  const unmount = await hydrating
  button.click()
  await settle()
  expect([find('button') === button, button.textContent]).toEqual([true, '2'])
  unmount()
  await settle()
  expect(find('docgen-island').innerHTML).toBe('')
})

it('reports a component that throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onCrash = vi.fn()
  await hydrateIsland(
    '<p>Finished</p>',
    () => {
      throw new Error('broken')
    },
    onCrash,
  )
  expect(onCrash.mock.calls).toEqual([[new Error('broken')]])
})

it('passes text that was typed before to the component', async () => {
  const typed: string[] = []
  openPage('<docgen-island><input></docgen-island>')
  find<HTMLInputElement>('input').value = 'typed'
  const { hydrate } = await import('./runtime.js')
  await hydrate({
    element: find('docgen-island'),
    component: Field as () => ReactNode,
    props: { onType: (text: string) => typed.push(text) },
    onCrash: () => {},
  })
  expect([typed, find<HTMLInputElement>('input').value]).toEqual([['typed'], 'typed'])
})

it('does nothing once the reader has left the page', async () => {
  openPage('<docgen-island><button type="button">1</button></docgen-island>')
  const { hydrate } = await import('./runtime.js')
  const element = find('docgen-island')
  element.remove()
  const unmount = await hydrate({ element, component: Counter as () => ReactNode, props: {}, onCrash: () => {} })
  unmount()
  expect(element.innerHTML).toBe('<button type="button">1</button>')
})
