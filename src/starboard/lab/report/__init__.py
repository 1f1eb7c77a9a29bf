"""The balance report: what a designer asks of many games, on one page that works without a network."""

from starboard.lab.report.page import page

__all__ = ["page"]
