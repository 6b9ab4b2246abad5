"""What bots look at in a position, game by game. Each module names its FEATURES and registers them."""
