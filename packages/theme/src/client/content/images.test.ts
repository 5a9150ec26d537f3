import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, press, setLayout } from '../../../test/open-page.js'
import { installImages, zoomTarget } from './images.js'

/** Opens a page whose images are that wide; returns what prepares a new page. */
function openImages(body: string, clientWidth = 600): () => void {
  openPage(`<div class="prose">${body}</div>`)
  vi.stubGlobal('ResizeObserver', SizeWatch)
  setLayout('img', { clientWidth })
  return installImages()
}

class SizeWatch {
  observe(): void {}
  disconnect(): void {}
}

const buttons = () => findAll('img[role="button"]').map(({ ariaLabel }) => ariaLabel)

it('makes images that are shown much smaller into buttons, but not those in links', () => {
  openImages(
    '<img width="640" alt="close"><img width="648" alt="smaller"><a href="/"><img width="2000" alt="link"></a><img alt="unknown">',
  )
  expect(buttons()).toEqual(['smaller'])
})

it('leaves hidden images as they are', () => {
  openImages('<img width="2000" alt="in a tab">', 0)
  expect(buttons()).toEqual([])
})

it('names a button by its text, caption or file', () => {
  openImages(`<img width="900" alt="A chart" src="/a.png">
    <figure><img width="900" alt="" src="/b.png"><figcaption>Caption</figcaption></figure>
    <img width="900" src="/assets/flow.0a1b.png">`)
  expect(buttons()).toEqual(['A chart', 'Caption', 'flow'])
})

it('prepares the images of a new page', () => {
  const prepare = openImages('')
  find('.prose').innerHTML = '<img width="900" alt="New">'
  setLayout('img', { clientWidth: 600 })
  prepare()
  expect(buttons()).toEqual(['New'])
})

it.each(['Enter', ' '])(
  'opens an image with its caption by the key %j, and removes the dialog when it closes',
  (key) => {
    openImages('<figure><img width="900" alt="A" src="/a.png"><figcaption> Caption </figcaption></figure>')
    expect(press(find('img'), 'a')).toBe(true)
    expect(press(find('img'), key)).toBe(false)
    expect([find('dialog').ariaLabel, find('dialog p').textContent, find<HTMLDialogElement>('dialog').open]).toEqual([
      'A',
      'Caption',
      true,
    ])
    find('dialog button').click()
    expect(findAll('dialog')).toEqual([])
  },
)

it('opens the image of the click that loaded it, and nothing for other elements', () => {
  openImages('<img width="900" alt="A" src="/a.png"><p>Text</p>')
  zoomTarget(find('p'))
  zoomTarget(null)
  expect(findAll('dialog')).toEqual([])
  zoomTarget(find('img'))
  expect(findAll('dialog')).toHaveLength(1)
})
