import React, { createContext, useContext } from 'react'

const Context = createContext('light')
export const Theme = ({ value, children }) => <Context.Provider value={value}>{children}</Context.Provider>
export const Shown = () => <i>{useContext(Context)}</i>
