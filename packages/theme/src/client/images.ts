import { onTarget } from './on-target.js'
import { watchSizes } from './watch-sizes.js'

/** By how much a picture has to be larger than it is shown for that zooming helps, in pixels. */
const GAIN = 48
const PICTURES = '.prose img[width]'
const ZOOMABLE = '.prose img[role="button"]'

/**
 * Makes the pictures of the text that are shown smaller than they are into buttons that open them, those too that a tab, the
 * colour mode or a narrower window brings to light later. Gives back what does so for a new page.
 */
export function installImages(): () => void {
  onTarget('click', ZOOMABLE, zoom)
  onTarget('keydown', ZOOMABLE, (image, event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    zoom(image)
  })
  const watch = watchSizes(PICTURES, makeButtons)
  makeButtons()
  return () => {
    makeButtons()
    watch()
  }
}

function makeButtons(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(PICTURES)) makeButton(image)
}

function makeButton(image: HTMLImageElement): void {
  const width = Number(image.getAttribute('width'))
  if (image.closest('a') || image.clientWidth === 0 || width - image.clientWidth < GAIN) return
  image.tabIndex = 0
  image.role = 'button'
  image.ariaLabel = nameOf(image)
}

/** A button needs a name: where nobody has described the picture, that is its caption's or its file's. */
function nameOf(image: HTMLImageElement): string {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent
  return image.alt || caption || image.src.split('/').at(-1)?.split('.', 1)[0] || image.src
}

/** Opens the picture that was clicked, if it was one. */
export function zoomTarget(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.matches(ZOOMABLE)) zoom(target)
}

/** Shows a picture as large as the window allows; a click or Escape closes it, and focus goes back to the picture. */
function zoom(image: HTMLElement): void {
  if (!(image instanceof HTMLImageElement)) return
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.ariaLabel = nameOf(image)
  const button = document.createElement('button')
  button.type = 'button'
  const large = document.createElement('img')
  large.src = image.currentSrc || image.src
  large.alt = nameOf(image)
  large.width = image.naturalWidth
  large.height = image.naturalHeight
  button.append(large)
  button.onclick = () => dialog.close()
  dialog.onclose = () => dialog.remove()
  dialog.append(button)
  document.body.append(dialog)
  dialog.showModal()
}
