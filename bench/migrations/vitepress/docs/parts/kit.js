import kit from 'kit'

// #region main
kit.start()
kit.stop()
// #endregion main
