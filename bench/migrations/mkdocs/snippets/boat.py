class Boat:
    def sail(self, speed):
        return speed * 2
