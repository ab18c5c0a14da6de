"""What parts are printed with: the shape of tables and functions, and how a box is made of them."""
