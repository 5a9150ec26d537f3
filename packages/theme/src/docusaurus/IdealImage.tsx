import type { ImgHTMLAttributes, ReactElement } from 'react'

/** Props of a picture; `img` is its address, or what an image loader gives. */
export interface IdealImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly img: unknown
}

/** A picture that loads late. docgen makes no smaller versions of it. */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactElement {
  return <img {...rest} alt={alt} src={addressOf(img)} loading="lazy" decoding="async" />
}

function addressOf(image: unknown): string | undefined {
  if (typeof image === 'string') return image
  if (typeof image !== 'object' || image === null) return undefined
  if ('default' in image) return addressOf(image.default)
  return 'src' in image ? addressOf(image.src) : undefined
}
