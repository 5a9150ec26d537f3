import type { ImgHTMLAttributes, ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'

/** Props of an image with a variant for dark mode. */
export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly sources: { readonly light: string; readonly dark: string }
}

/** Two images; each color mode shows one. */
export function ThemedImage({ sources, className, alt = '', ...rest }: ThemedImageProps): ReactElement {
  return (
    <>
      <img {...rest} alt={alt} src={sources.light} loading="lazy" className={joinClassNames(className, 'only-light')} />
      <img {...rest} alt={alt} src={sources.dark} loading="lazy" className={joinClassNames(className, 'only-dark')} />
    </>
  )
}
