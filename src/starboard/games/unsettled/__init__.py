"""Unsettled: explorers stranded on one strange planet at a time."""
