import type { ImgHTMLAttributes, ReactElement } from 'react'

/** Props of an image; `img` is its URL or the result of an image loader. */
export interface IdealImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly img: unknown
}

/** A lazy image. docgen creates no smaller versions of it. */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactElement {
  return <img {...rest} alt={alt} src={urlOf(img)} loading="lazy" decoding="async" />
}

function urlOf(image: unknown): string | undefined {
  if (typeof image === 'string') return image
  if (typeof image !== 'object' || image === null) return undefined
  if ('default' in image) return urlOf(image.default)
  return 'src' in image ? urlOf(image.src) : undefined
}
