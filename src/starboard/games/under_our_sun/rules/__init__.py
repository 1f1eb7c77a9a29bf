"""What happens and what holds, one module an area of the rules."""
