import type { Accent, AccentColors } from '@docgen/renderer/contract'

/** Reads the colors of one mode, separated by spaces: accent, stronger accent, tint, highlight, text on the accent. */
function readColors(list: string): AccentColors {
  const [accent = '', strong = '', tint = '', highlight = '', onAccent = ''] = list.split(' ')
  return {
    '--color-accent': accent,
    '--color-accent-strong': strong,
    '--color-accent-tint': tint,
    '--color-on-accent': onAccent,
    '--code-highlight': highlight,
  }
}

/** Presets of the accent color by name. A test checks the contrast of links, buttons and the tint in both modes. */
export const accents: Readonly<Record<string, Accent>> = {
  indigo: {
    light: readColors('#515be8 #393fb2 #f1f4fe #e7ecfe #ffffff'),
    dark: readColors('#91a3ff #b2c0fe #191e3a #252b4c #0d0f14'),
  },
  blue: {
    light: readColors('#0067df #004aa5 #eff5fe #e2eeff #ffffff'),
    dark: readColors('#74acfe #a0c6ff #0f203a #1a2e4c #0d0f14'),
  },
  cyan: {
    light: readColors('#057692 #01556a #ecf6fa #e0f0f6 #ffffff'),
    dark: readColors('#55b9da #95cee3 #0a242c #15323c #0d0f14'),
  },
  teal: {
    light: readColors('#067971 #015750 #eef7f5 #e2f0ee #ffffff'),
    dark: readColors('#63bdb3 #9cd0c9 #0e2522 #193330 #0d0f14'),
  },
  green: {
    light: readColors('#047d41 #00592c #eef7f0 #e3f1e6 #ffffff'),
    dark: readColors('#6ac186 #9fd3ad #102617 #1b3423 #0d0f14'),
  },
  orange: {
    light: readColors('#b24f02 #833801 #fdf2ec #fae9e0 #ffffff'),
    dark: readColors('#ec9060 #f0b597 #311a0d #412618 #0d0f14'),
  },
  red: {
    light: readColors('#ce282f #9c111c #fef1f0 #fee7e4 #ffffff'),
    dark: readColors('#ff7e77 #ffaba3 #361513 #47211e #0d0f14'),
  },
  pink: {
    light: readColors('#c72973 #971354 #fef0f4 #fee6ed #ffffff'),
    dark: readColors('#f87baa #faa9c4 #341420 #45202e #0d0f14'),
  },
  purple: {
    light: readColors('#9543cf #702b9e #f8f1fe #f2e8fd #ffffff'),
    dark: readColors('#c88bfb #d7b2f9 #281834 #362545 #0d0f14'),
  },
  graphite: {
    light: readColors('#2f333b #15181e #f4f4f5 #ecedee #ffffff'),
    dark: readColors('#d4d7e0 #eceef4 #1f2022 #2d2e30 #0d0f14'),
  },
}
