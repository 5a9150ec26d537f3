import { onTarget } from '../on-target.js'
import { watchSizes } from '../watch-sizes.js'

/** Minimum difference between an image's full and shown width for zooming to be useful, in pixels. */
const MIN_GAIN = 48
const IMAGES = '.prose img[width]'
const ZOOMABLE = '.prose img[role="button"]'

/**
 * Makes images that are shown below their full size into buttons that open them, including images that a tab, the color
 * mode or a narrower window reveals later. Returns a function that does so for a new page.
 */
export function installImages(): () => void {
  onTarget('click', ZOOMABLE, zoom)
  onTarget('keydown', ZOOMABLE, (image, event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    zoom(image)
  })
  const watch = watchSizes(IMAGES, createButtons)
  createButtons()
  return () => {
    createButtons()
    watch()
  }
}

function createButtons(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) createButton(image)
}

function createButton(image: HTMLImageElement): void {
  const width = Number(image.getAttribute('width'))
  if (image.closest('a') || image.clientWidth === 0 || width - image.clientWidth < MIN_GAIN) return
  image.tabIndex = 0
  image.role = 'button'
  image.ariaLabel = nameOf(image)
}

/** The name of an image's button: its alternative text, otherwise its caption, file name or URL. */
function nameOf(image: HTMLImageElement): string {
  return image.alt || captionOf(image)?.textContent || image.src.split('/').at(-1)?.split('.', 1)[0] || image.src
}

function captionOf(image: HTMLImageElement): Element | null | undefined {
  return image.closest('figure')?.querySelector('figcaption')
}

/** Opens the target of a click, if it is an image that can be zoomed. */
export function zoomTarget(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.matches(ZOOMABLE)) zoom(target)
}

/** Shows an image and its caption as large as the window allows. A click or Escape closes the dialog. */
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
  const caption = captionOf(image)?.textContent?.trim()
  if (caption) {
    const line = document.createElement('p')
    line.textContent = caption
    dialog.append(line)
  }
  document.body.append(dialog)
  dialog.showModal()
}
