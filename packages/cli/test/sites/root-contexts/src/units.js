import { createContext } from 'react'

export const Units = createContext({ unit: 'none', format: (value) => `${value}` })
