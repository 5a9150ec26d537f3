import { imageSize } from 'image-size'

/** An image's size in CSS pixels, or why it has none. */
export interface ImageSize {
  readonly width?: number
  readonly height?: number
  readonly problem?: string
}

const PICTURE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** Number of bytes of an SVG that `image-size` reads. */
const SVG_HEAD = 1000
const SVG_TAG = /<svg\s(?:[^<>"']|"[^"]*"|'[^']*')*>/

/** EXIF orientations from this one on are rotated by 90 degrees. */
const FIRST_TURNED = 5

/** Whether a file name is that of an image with a readable size. */
export function isImageFile(path: string): boolean {
  return PICTURE.test(path)
}

/** Reads an image's size from its bytes (package `image-size`); a broken image is a problem, never an exception. */
export function measureImage(bytes: Uint8Array): ImageSize {
  if (bytes.length === 0) return { problem: 'it is empty' }
  try {
    const { width, height, orientation = 1 } = imageSize(shortenSvg(bytes))
    if (!(width > 0 && height > 0)) return { problem: 'its width or height is 0' }
    const size = { width: Math.round(width), height: Math.round(height) }
    return orientation >= FIRST_TURNED ? { width: size.height, height: size.width } : size
  } catch {
    // The package throws various errors for unexpected bytes.
    if (isSvg(bytes)) return { problem: 'the SVG has neither width and height in pixels nor a viewBox' }
    return { problem: 'docgen could not read its size: it is damaged, or not an image of a known format' }
  }
}

/**
 * Shortens an SVG whose opening tag is longer than the package reads: drawing programs put the whole drawing into
 * an attribute.
 */
function shortenSvg(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, SVG_HEAD)).toString('utf8')
  if (!/<svg\s/.test(head) || SVG_TAG.test(head)) return bytes
  const [tag = ''] = SVG_TAG.exec(Buffer.from(bytes).toString('utf8')) ?? []
  const attributes = tag.match(/\s(?:width|height|viewBox)=(?:"[^"]*"|'[^']*')/gi) ?? []
  return Buffer.from(`<svg ${attributes.join('')}></svg>`)
}

/** Whether the bytes start like an SVG with a complete opening tag. */
function isSvg(bytes: Uint8Array): boolean {
  return /^[^<]*(?:<[?!][^>]*>[^<]*)*<svg\b[^>]*>/.test(Buffer.from(bytes.subarray(0, SVG_HEAD)).toString('utf8'))
}
