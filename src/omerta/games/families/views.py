"""What a seat may know (F4.5)."""
from typing import final
from omerta.core.game import Json, View
@final
class FamiliesView(View):
    def __init__(self, viewer, s, codes):
        self.viewer = viewer
    def to_json(self): return {}
def see(s, viewer, codes): return FamiliesView(viewer, s, codes)
