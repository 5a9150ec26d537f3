window.own = 1
